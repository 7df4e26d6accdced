"""Opens the lessons in JupyterLab: `python lessons/start.py`, or `python lessons/start.py --lang zh-en`.

The first start makes an environment of its own in .venv/lessons, so nothing else on the machine changes. It speaks the
reader's language before anything is installed, so its few sentences are here.
"""

from __future__ import annotations

import argparse
import json
import locale
import os
import subprocess
import sys
from pathlib import Path

LESSONS = Path(__file__).resolve().parent
ROOT = LESSONS.parent
sys.path.insert(0, str(ROOT))

LANGUAGES = ("en", "zh", "ru", "es", "zh-en", "ru-en", "es-en")
LOCALES = {"en": "default", "zh": "zh_CN", "ru": "ru_RU", "es": "es_ES"}

TEXTS = {
    "en": {
        "about": "Open the lessons in JupyterLab.",
        "lang": "language of the lessons: {choices} (default: yours, or English)",
        "no_browser": "only show the address, open no browser window",
        "port": "port of the server (default: the first free one from 8888)",
        "unknown_lang": "There are no lessons in {got!r}. Choose one of: {choices}.",
        "bad_port": "{got!r} is not a port. A port is a number from 1 to 65535.",
        "old_python": "This needs Python 3.11 or newer; this is Python {got}. Install a newer one from python.org.",
        "making": "First start: making room for the lessons in .venv/lessons …",
        "installing": "Installing JupyterLab and the boards. This takes a minute or two and needs the network …",
        "no_venv": "Python cannot make environments here. On Debian or Ubuntu, first: sudo apt install {detail}",
        "install_failed": "The installation did not succeed; the reason is above. Is the network there?",
        "catalogs": "The texts of the boards have a fault; it is shown above.",
        "opening": "JupyterLab is starting. To end it: press Ctrl+C twice in this window.",
    },
    "zh": {
        "about": "在 JupyterLab 中打开课程。",
        "lang": "课程语言：{choices}（默认：你系统的语言，否则为英语）",
        "no_browser": "只显示地址，不打开浏览器",
        "port": "服务器端口（默认：从 8888 起第一个空闲端口）",
        "unknown_lang": "没有语言为 {got!r} 的课程。请从中选择：{choices}。",
        "bad_port": "{got!r} 不是端口。端口是 1 到 65535 之间的数。",
        "old_python": "需要 Python 3.11 或更高版本；当前是 Python {got}。请到 python.org 安装新版本。",
        "making": "首次启动：正在 .venv/lessons 中准备环境……",
        "installing": "正在安装 JupyterLab 和棋盘，需要一两分钟，并需要联网……",
        "no_venv": "这里的 Python 无法创建环境。在 Debian 或 Ubuntu 上请先运行：sudo apt install {detail}",
        "install_failed": "安装没有成功，原因见上文。网络是否正常？请检查后重新启动。",
        "catalogs": "棋盘的文字有错误，见上文。",
        "opening": "JupyterLab 正在启动。要结束它：在此窗口中按两次 Ctrl+C。",
    },
    "ru": {
        "about": "Открыть уроки в JupyterLab.",
        "lang": "язык уроков: {choices} (по умолчанию ваш, иначе английский)",
        "no_browser": "только показать адрес, не открывая браузер",
        "port": "порт сервера (по умолчанию первый свободный, начиная с 8888)",
        "unknown_lang": "Уроков на языке {got!r} нет. Выберите один из: {choices}.",
        "bad_port": "{got!r} не порт. Порт — это число от 1 до 65535.",
        "old_python": "Нужен Python 3.11 или новее, а это Python {got}. Установите новый с python.org.",
        "making": "Первый запуск: готовим место для уроков в .venv/lessons …",
        "installing": "Устанавливаем JupyterLab и доски. Это займёт минуту-две, нужна сеть …",
        "no_venv": "Этот Python не может создать окружение. В Debian или Ubuntu сначала: sudo apt install {detail}",
        "install_failed": "Установить не удалось, причина указана выше. Есть ли сеть? Затем запустите снова.",
        "catalogs": "В текстах досок ошибка, она показана выше.",
        "opening": "JupyterLab запускается. Чтобы завершить: дважды нажмите Ctrl+C в этом окне.",
    },
    "es": {
        "about": "Abre las lecciones en JupyterLab.",
        "lang": "idioma de las lecciones: {choices} (por defecto el tuyo, o inglés)",
        "no_browser": "solo muestra la dirección, sin abrir el navegador",
        "port": "puerto del servidor (por defecto el primero libre desde 8888)",
        "unknown_lang": "No hay lecciones en {got!r}. Elige una de: {choices}.",
        "bad_port": "{got!r} no es un puerto. Un puerto es un número de 1 a 65535.",
        "old_python": "Se necesita Python 3.11 o posterior; este es Python {got}. Instala uno nuevo desde python.org.",
        "making": "Primer inicio: preparando un lugar para las lecciones en .venv/lessons …",
        "installing": "Instalando JupyterLab y los tableros. Tarda uno o dos minutos y necesita la red …",
        "no_venv": "Este Python no puede crear entornos. En Debian o Ubuntu, primero: sudo apt install {detail}",
        "install_failed": "La instalación no tuvo éxito; el motivo está arriba. ¿Hay red? Después, inténtalo de nuevo.",
        "catalogs": "Los textos de los tableros tienen un error; está arriba.",
        "opening": "JupyterLab se está iniciando. Para terminar: pulsa Ctrl+C dos veces en esta ventana.",
    },
}


class Speaker:
    """Says our sentences in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def text(self, code: str, **params: object) -> str:
        """The sentence of a code."""
        return TEXTS[self.lang][code].format(**params)

    def say(self, code: str) -> None:
        """Print a sentence at once."""
        print(self.text(code), flush=True)

    def stop(self, code: str, status: int, **params: object) -> None:
        """Print a sentence as the last one."""
        print(self.text(code, **params), file=sys.stderr)
        sys.exit(status)


def reader_language(environ: dict[str, str], system: str | None) -> str:
    """The language of the person at this machine, as far as we have lessons in it; else English."""
    spoken = [environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    for name in (*spoken, system or ""):
        if name and name not in ("C", "POSIX") and not name.startswith("C."):
            for lang, beginnings in (
                ("zh", ("zh", "chinese")),
                ("ru", ("ru", "russian")),
                ("es", ("es", "spanish")),
            ):
                if name.lower().startswith(beginnings):
                    return lang
            return "en"
    return "en"


def arguments(argv: list[str], speaker: Speaker) -> argparse.Namespace:
    """What the reader asked for; a wrong language or port ends with the choices."""
    choices = ", ".join(LANGUAGES)
    parser = argparse.ArgumentParser(description=speaker.text("about"))
    parser.add_argument(
        "--lang", metavar="xx", default=speaker.lang, help=speaker.text("lang", choices=choices)
    )
    parser.add_argument("--no-browser", action="store_true", help=speaker.text("no_browser"))
    parser.add_argument("--port", metavar="N", help=speaker.text("port"))
    wanted = parser.parse_args(argv)
    asked, wanted.lang = wanted.lang, wanted.lang.lower().replace("_", "-")
    if wanted.lang not in LANGUAGES:
        speaker.stop("unknown_lang", 2, got=asked, choices=choices)
    if wanted.port is not None and not (wanted.port.isdecimal() and 0 < int(wanted.port) < 65536):
        speaker.stop("bad_port", 2, got=wanted.port)
    return wanted


def prepare(speaker: Speaker) -> Path:
    """The interpreter of an environment in which JupyterLab and the boards are installed."""
    from lessons.environment import Environment, Trouble, run

    environment = Environment(ROOT / ".venv" / "lessons", extra="lab")
    try:
        python = environment.prepare(speaker.say)
    except Trouble as trouble:
        speaker.stop(trouble.code, 1, detail=trouble.detail)
        raise
    if not run(python, ROOT / "widgets" / "hatch_build.py", quiet=True):
        speaker.stop("catalogs", 1)
    return python


def first_page(lang: str) -> str:
    """The address of the first lesson of a language."""
    notebooks = sorted(path.name for path in (LESSONS / lang).glob("*.ipynb"))
    return f"/lab/tree/{lang}/{notebooks[0]}" if notebooks else f"/lab/tree/{lang}"


def write_settings(folder: Path, lang: str) -> None:
    """JupyterLab's own menus in the reader's language, and no popup about news."""
    settings = {
        "@jupyterlab/apputils-extension:notification": {
            "checkForUpdates": False,
            "fetchNews": "false",
        },
        "@jupyterlab/translation-extension:plugin": {"locale": LOCALES[lang.partition("-")[0]]},
    }
    overrides = folder / "share" / "jupyter" / "lab" / "settings" / "overrides.json"
    overrides.parent.mkdir(parents=True, exist_ok=True)
    overrides.write_text(json.dumps(settings), encoding="utf-8")


def command(python: Path, wanted: argparse.Namespace) -> list[str]:
    """How JupyterLab is started."""
    words = [str(python), "-m", "jupyterlab", f"--ServerApp.root_dir={LESSONS}"]
    words.append(f"--LabApp.default_url={first_page(wanted.lang)}")
    words.append("--log-level=WARN")  # the address still appears, the chatter does not
    if wanted.no_browser:
        words.append("--no-browser")
    if wanted.port is not None:
        words += [f"--port={wanted.port}", "--ServerApp.port_retries=0"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        words.append("--allow-root")
    return words


def surroundings(folder: Path) -> dict[str, str]:
    """Settings, workspaces and kernels of our own: the reader's other Jupyter is neither used nor changed."""
    own = {
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
    }
    return {**os.environ, **{name: str(folder / "jupyter" / place) for name, place in own.items()}}


def main(argv: list[str] | None = None) -> int:
    """Prepare what is missing, then become JupyterLab."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # an old console may lack our letters
    speaker = Speaker(reader_language(dict(os.environ), locale.getlocale()[0]))
    wanted = arguments(sys.argv[1:] if argv is None else argv, speaker)
    speaker = Speaker(wanted.lang.partition("-")[0])
    if sys.version_info < (3, 11):  # noqa: UP036  # the whole point is to tell people with an older one
        speaker.stop("old_python", 1, got=sys.version.split()[0])
    python = prepare(speaker)
    folder = python.parent.parent
    write_settings(folder, wanted.lang)
    speaker.say("opening")
    words, environ = command(python, wanted), surroundings(folder)
    if os.name == "posix":
        os.execve(words[0], words, environ)  # noqa: S606  # signals then reach JupyterLab itself
    return subprocess.run(words, env=environ, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())

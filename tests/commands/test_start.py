"""`python lessons/start.py`: the language of its reader, clear answers to wrong wishes, and a real start."""

from __future__ import annotations

import argparse
import ast
import io
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

from lessons import start
from ruleboard.folder import handing_out
from ruleboard.folder.writing import Obstacle
from ruleboard.lang import EDITIONS, LANGUAGES, SOURCE
from ruleboard.lang.sentence import Sentence
from tests.lang.catalog_measures import agreement, completeness, load

ROOT, LESSONS = start.ROOT, start.LESSONS


def command(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    own = {**os.environ, "PYTHONUTF8": "1", "LC_ALL": "en_GB.UTF-8", **environ}
    line = [sys.executable, str(ROOT / "lessons" / "start.py"), *words]
    return subprocess.run(line, capture_output=True, encoding="utf-8", env=own, check=False)


@pytest.mark.parametrize(
    ("environ", "system", "lang"),
    [
        ({"LANG": "zh_CN.UTF-8"}, None, "zh"),
        ({"LANG": "zh_TW"}, None, "zh"),
        ({"LC_ALL": "ru_RU.UTF-8", "LANG": "en_US"}, None, "ru"),
        ({"LC_MESSAGES": "es_MX"}, None, "es"),
        ({"LANG": "C.UTF-8"}, "es_ES", "es"),
        ({"LANG": "C.UTF-8"}, None, "en"),
        ({"LC_ALL": "", "LANG": "POSIX"}, "ru_RU", "ru"),
        ({"LANG": "pt_BR.UTF-8"}, "es_ES", "en"),
        ({}, "Chinese (Simplified)_China", "zh"),
        ({}, "Russian_Russia", "ru"),
        ({}, "Spanish_Mexico", "es"),
        ({}, "German_Germany", "en"),
        ({}, "Estonian_Estonia", "en"),
        ({}, None, "en"),
    ],
)
def test_the_language_is_the_readers(
    environ: dict[str, str], system: str | None, lang: str
) -> None:
    assert start.reader_language(environ, system) == lang


def test_it_knows_the_languages_of_the_boards_and_no_others() -> None:
    assert start.EDITIONS == EDITIONS
    assert {code: tuple(each) for code, each in start.LANGUAGES.items()} == LANGUAGES


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != SOURCE])
def test_every_language_has_every_sentence_with_the_same_blanks(language: str) -> None:
    texts = load(start.LANG / language / "start.po", language)
    assert completeness([Sentence(text) for text in start.TEXTS.values()], texts, 1) == []
    assert [fault for text in texts for fault in agreement(text, one_alone=False)] == []


def test_a_sentence_that_a_language_lacks_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "LANG", tmp_path)
    assert start.Speaker("es").text("about") == start.TEXTS["about"]
    (tmp_path / "es").mkdir()
    (tmp_path / "es" / "start.po").write_text(
        'msgid "Open the lessons in JupyterLab."\nmsgstr ""\n"Abre «\\"todo\\"»"\n" ya."\n', "utf-8"
    )
    assert start.Speaker("es").text("about") == 'Abre «"todo"» ya.'
    assert start.Speaker("es").text("making") == start.TEXTS["making"]


@pytest.mark.parametrize("path", [start.__file__, str(start.LANG / "languages.py")])
def test_an_old_python_understands_what_it_is_told(path: str) -> None:
    ast.parse(Path(path).read_text(encoding="utf-8"), feature_version=(3, 7))


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en_GB", "There are no lessons in 'fr'."),
        ("zh_CN", "没有语言为 'fr' 的课程。"),
        ("ru_RU", "Уроков на языке 'fr' нет."),
        ("es_ES", "No hay lecciones en 'fr'."),
    ],
)
def test_an_unknown_language_is_told_the_known_ones(locale: str, said: str) -> None:
    done = command("--lang", "fr", LC_ALL=f"{locale}.UTF-8")
    assert done.returncode == 2
    assert done.stderr.startswith(said)
    assert ", ".join(start.EDITIONS) in done.stderr


@pytest.mark.parametrize("port", ["0", "70000", "-1", "many"])
def test_a_wrong_port_is_told_what_a_port_is(port: str) -> None:
    done = command(f"--port={port}")
    assert done.returncode == 2
    assert done.stderr == f"'{port}' is not a port. A port is a number from 1 to 65535.\n"


@pytest.mark.parametrize(("given", "lang"), [("ZH", "zh"), ("zh_en", "zh-en"), ("es-EN", "es-en")])
def test_a_language_may_be_written_as_people_do(given: str, lang: str) -> None:
    assert start.arguments(["--lang", given], start.Speaker("en")).lang == lang


def test_help_is_in_the_readers_language() -> None:
    assert "语言" in command("--help", LC_ALL="zh_CN.UTF-8").stdout


def test_an_old_python_is_told_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9))
    with pytest.raises(SystemExit):
        start.main(["--lang", "en"])
    assert capsys.readouterr().err.startswith("This needs Python 3.11 or newer")


@pytest.mark.parametrize("lang", start.EDITIONS)
def test_the_start_page_of_every_language_opens(lang: str) -> None:
    assert start.first_page(lang) == f"/lab/tree/{lang}/start.ipynb"
    assert (LESSONS / lang / "start.ipynb").is_file()


def test_lessons_are_named_in_the_order_of_the_start_page() -> None:
    names = start.lesson_names("ru")
    assert set(names) == {path.stem for path in (LESSONS / "source").glob("*.md")}
    page = (LESSONS / "ru" / "start.ipynb").read_text(encoding="utf-8")
    places = [page.index(f'"id": "{name}"') for name in names]
    assert places == sorted(places)


def test_the_server_shows_the_readers_folder_on_the_wanted_port(tmp_path: Path) -> None:
    wanted = argparse.Namespace(lang="ru", no_browser=True, port="4242")
    words = start.command(Path("python"), tmp_path, wanted)
    assert f"--ServerApp.root_dir={tmp_path}" in words
    assert {"--no-browser", "--port=4242", "--ServerApp.port_retries=0"} <= set(words)


def test_the_server_knows_every_setting_that_it_is_given() -> None:
    for name, value in start.SERVER.items():
        cls, _, trait = name.partition(".")
        home = {
            "ZMQChannelsWebsocketConnection": ZMQChannelsWebsocketConnection,
            "MappingKernelManager": AsyncMappingKernelManager,
        }[cls]
        assert value > home.class_traits()[trait].default_value, name


def test_its_folder_is_the_usual_one() -> None:
    assert start.OWN == handing_out.USUAL
    assert start.arguments([], start.Speaker("en")).folder == handing_out.USUAL


def hand_out(folder: Path, *words: str) -> Path:
    wanted = start.arguments(["--folder", str(folder), *words], start.Speaker("en"))
    return start.hand_out(wanted, start.Speaker("en"))


def test_every_lesson_is_handed_out_and_what_is_shipped_stays_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "mine"
    assert hand_out(own) == own
    assert (
        capsys.readouterr().out == f"Your lessons are in {own}. What you do in them stays yours.\n"
    )
    for edition in EDITIONS:
        shipped = {path.name: path.read_bytes() for path in (LESSONS / edition).glob("*.ipynb")}
        assert {path.name: path.read_bytes() for path in (own / edition).iterdir()} == shipped
    links = re.findall(r"\(\.\./([^)]+)\)", (own / "en" / FIRST).read_text(encoding="utf-8"))
    assert links
    assert all((own / link).is_file() for link in links)


FIRST, SECOND, *_ = (f"{path.stem}.ipynb" for path in sorted((LESSONS / "source").glob("*.md")))


def test_a_fresh_copy_is_given_to_whoever_asks_and_work_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hand_out(tmp_path)
    for name in (FIRST, SECOND):
        (tmp_path / "en" / name).write_text("work", encoding="utf-8")
    hand_out(tmp_path)
    assert (tmp_path / "en" / FIRST).read_text(encoding="utf-8") == "work"
    capsys.readouterr()
    hand_out(tmp_path, "--lang", "en", "--fresh", Path(FIRST).stem)
    kept = f"{Path(FIRST).stem} (1).ipynb"
    assert f"en/{FIRST} is a fresh copy now; yours is en/{kept}.\n" in capsys.readouterr().out
    assert (tmp_path / "en" / kept).read_text(encoding="utf-8") == "work"
    assert (tmp_path / "en" / FIRST).read_bytes() == (LESSONS / "en" / FIRST).read_bytes()
    assert (tmp_path / "en" / SECOND).read_text(encoding="utf-8") == "work"
    hand_out(tmp_path, "--lang", "en", "--fresh")
    assert (tmp_path / "en" / SECOND).read_bytes() == (LESSONS / "en" / SECOND).read_bytes()


def test_a_newer_version_is_offered_with_the_command_that_brings_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shipped, own = tmp_path / "shipped", tmp_path / "own"
    monkeypatch.setattr(start, "LESSONS", shipped)
    for lang in ("en", "ru"):
        (shipped / lang).mkdir(parents=True)
        (shipped / lang / "01-a.ipynb").write_text("1", encoding="utf-8")
    hand_out(own)
    for lang in ("en", "ru"):
        (own / lang / "01-a.ipynb").write_text("work", encoding="utf-8")
        (shipped / lang / "01-a.ipynb").write_text("2", encoding="utf-8")
    capsys.readouterr()
    hand_out(own, "--lang", "ru")
    offer = "There are newer versions, and yours are kept. For fresh copies beside them: "
    told = f"{offer}python lessons/start.py --lang ru --fresh 01-a"
    assert capsys.readouterr().out.splitlines()[1:] == [told]


def test_a_fresh_start_page_can_be_had_too() -> None:
    speaker = start.Speaker("en")
    assert start.fresh_names("es", ["start"], speaker) == ["es/start.ipynb"]
    assert start.fresh_names("es", [], speaker)[-1] == "es/start.ipynb"


@pytest.mark.parametrize("given", [Path(FIRST).stem, FIRST])
def test_a_lesson_is_named_by_its_name(given: str) -> None:
    wanted = start.arguments(["--lang", "zh-en", "--fresh", given], start.Speaker("en"))
    assert wanted.fresh == [f"zh-en/{FIRST}"]


def test_all_lessons_of_a_game_are_named_by_the_game() -> None:
    wanted = start.arguments(["--lang", "en", "--fresh", "relati"], start.Speaker("en"))
    assert wanted.fresh == [f"en/relati-{number}.ipynb" for number in range(1, 5)]


def test_an_unknown_lesson_is_told_the_known_ones() -> None:
    done = command("--fresh", "99", LC_ALL="es_ES.UTF-8")
    assert done.returncode == 2
    assert done.stderr.startswith("No hay ninguna lección '99'. Elige una de: mills-1")


def test_the_shipped_lessons_are_not_the_readers_folder(tmp_path: Path) -> None:
    done = command("--folder", str(LESSONS))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"{LESSONS} is where the lessons come from.")


def test_a_file_in_the_way_is_told_in_the_readers_language(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("a file", encoding="utf-8")
    done = command("--folder", str(tmp_path / "mine"), LC_ALL="zh_CN.UTF-8")
    assert done.returncode == 1
    assert done.stderr.startswith(f"{tmp_path / 'mine'} 占了位置。")


def test_every_obstacle_has_a_sentence() -> None:
    assert set(Obstacle) <= start.TEXTS.keys()


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


TOLD = (
    "Collecting jupyterlab<5,>=4.4 (from ruleboard==0.1.0)\n",
    "  Downloading jupyterlab-4.6.6-py3-none-any.whl (12 MB)\n",
    "Downloading https://example.org/x.whl\n",
    " + jupyter-client==8.6\n",
    "Installing collected packages: a, b\n",
    "Prepared 2 packages\n",
)


def test_a_first_installation_shows_what_is_on_its_way_in_one_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stdout", terminal)
    arrivals = start.Arrivals(start.Speaker("es"))
    for line in TOLD:
        arrivals(line)
    arrivals.end()
    shown = [text.strip() for text in re.split(r"[\r\n]+", terminal.getvalue()) if text.strip()]
    placing = "Ya está todo aquí; ahora se coloca en su sitio…"
    assert list(dict.fromkeys(shown)) == ["1 · jupyterlab", "2 · jupyter-client", placing]
    assert shown.count(placing) == 1


def test_where_there_is_no_terminal_only_sentences_are_printed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    arrivals = start.Arrivals(start.Speaker("en"))
    for line in TOLD:
        arrivals(line)
    arrivals.end()
    assert capsys.readouterr().out == start.TEXTS["placing"] + "\n"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project as somebody gets it: no environment, no compiled catalogs."""
    folder = tmp_path_factory.mktemp("fresh") / "ruleboard"
    leave = shutil.ignore_patterns("__pycache__", "*.mo", ".ipynb_checkpoints")
    for name in ("widgets", "lessons"):
        shutil.copytree(ROOT / name, folder / name, ignore=leave)
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, folder)
    return folder


class Server:
    """A real start, ended by its own process id."""

    def __init__(self, checkout: Path, runtime: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.output = runtime / "output.txt"
        environ = {**os.environ, "PYTHONUTF8": "1", "JUPYTER_RUNTIME_DIR": str(runtime)}
        environ.pop("PYTHONPATH", None)
        line = [
            sys.executable,
            "lessons/start.py",
            "--lang",
            "zh-en",
            "--no-browser",
            "--port",
            str(self.port),
            "--folder",
            str(checkout.parent / "mine"),
        ]
        with self.output.open("w") as sink:
            self.process = subprocess.Popen(
                line, cwd=checkout, env=environ, stdout=sink, stderr=sink
            )

    def wait(self) -> str:
        """What it printed up to its address, which ends it."""
        for _ in range(1200):
            text = self.output.read_text(encoding="utf-8")
            if re.search(rf"http://\S+:{self.port}/lab/tree/\S+token=\w+", text):
                return text
            assert self.process.poll() is None, text
            time.sleep(0.25)
        raise AssertionError(f"no address in five minutes:\n{text}")

    def get(self, path: str) -> str:
        token = re.findall(r"token=(\w+)", self.output.read_text(encoding="utf-8"))[0]
        for _ in range(40):
            try:
                with urlopen(f"http://127.0.0.1:{self.port}{path}?token={token}") as answer:
                    return str(answer.read().decode())
            except URLError as error:
                if not isinstance(error.reason, ConnectionRefusedError):
                    raise
                time.sleep(0.25)
        raise AssertionError("the server does not answer")

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(30)


@pytest.fixture
def server(checkout: Path, tmp_path: Path) -> Iterator[Server]:
    running = Server(checkout, tmp_path)
    try:
        yield running
    finally:
        running.end()


@pytest.mark.slow
def test_a_first_start_installs_everything_and_serves_the_lessons(
    server: Server, checkout: Path
) -> None:
    text = server.wait()
    assert "首次启动" in text
    assert f"/lab/tree/zh-en/{Path(start.first_page('zh-en')).name}?token=" in text
    lesson = json.loads(server.get(f"/api/contents/zh-en/{Path(start.first_page('zh-en')).name}"))
    kernel = lesson["content"]["metadata"]["kernelspec"]["name"]
    assert kernel in json.loads(server.get("/api/kernelspecs"))["kernelspecs"]
    settings = server.get("/lab/api/settings/@jupyterlab/translation-extension:plugin")
    assert json.loads(settings)["schema"]["properties"]["locale"]["default"] == "zh_CN"
    assert (checkout.parent / "mine" / "zh-en").is_dir()
    python = checkout / ".venv" / "lessons" / "bin" / "python"
    code = "import ruleboard as rb; print(rb.Play('mills', lang='zh-en').status)"
    done = subprocess.run(
        [python, "-X", "utf8", "-I", "-c", code], capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[1:] == ["White to place a man."]


@pytest.mark.slow
def test_a_second_start_installs_nothing(server: Server) -> None:
    text = server.wait()
    assert "安装" not in text
    assert json.loads(server.get("/api/status"))["kernels"] == 0

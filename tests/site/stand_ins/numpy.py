"""A stand-in for NumPy: the little that drawing on a canvas asks of it.

No package registry has NumPy for the browser, and tests ask nobody else. It becomes a package of that name on the site
that the tests make, and only there: the published site has NumPy itself.
"""

from __future__ import annotations

import array as _array
import math
from collections.abc import Iterator
from typing import Any, Self

__version__ = "2.4.6"


class dtype:  # noqa: N801  # NumPy's own name, as the others below
    """A kind of numbers."""

    def __init__(self, name: str, code: str) -> None:
        self.name, self.code = name, code

    def __str__(self) -> str:
        return self.name


int8, uint8 = dtype("int8", "b"), dtype("uint8", "B")
int16, uint16 = dtype("int16", "h"), dtype("uint16", "H")
int32, uint32 = dtype("int32", "i"), dtype("uint32", "I")
int64, float16 = dtype("int64", "q"), dtype("float16", "f")
float32, float64 = dtype("float32", "f"), dtype("float64", "d")


class ndarray:  # noqa: N801
    """Numbers of one kind, in rows."""

    flags = {"C_CONTIGUOUS": True}

    def __init__(self, data: Any, kind: dtype, shape: tuple[int, ...]) -> None:
        self._data, self.dtype, self.shape = data, kind, shape

    def __class_getitem__(cls, item: object) -> type[Self]:
        return cls

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[number] for number in range(len(self)))

    def __getitem__(self, number: int) -> Any:
        if len(self.shape) == 1:
            return self._data[number]
        step = math.prod(self.shape[1:])
        return ndarray(self._data[number * step : (number + 1) * step], self.dtype, self.shape[1:])

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        return len(self._data)

    def reshape(self, *shape: int) -> ndarray:
        known = math.prod(side for side in shape if side != -1)
        whole = tuple(self.size // known if side == -1 else side for side in shape)
        return ndarray(self._data, self.dtype, whole)

    def ravel(self) -> ndarray:
        return self.reshape(-1)

    def astype(self, kind: dtype) -> ndarray:
        return ndarray(_array.array(kind.code, self._data), kind, self.shape)

    def __buffer__(self, flags: int) -> memoryview:
        return memoryview(self._data).cast("B")


def _flat(value: Any) -> tuple[list[Any], tuple[int, ...]]:
    if isinstance(value, ndarray):
        return list(value._data), value.shape
    if isinstance(value, (list, tuple)):
        parts = [_flat(each) for each in value]
        inner = parts[0][1] if parts else ()
        return [number for part in parts for number in part[0]], (len(parts), *inner)
    return [value], ()


def asarray(value: Any, dtype: Any = None) -> ndarray:
    """The numbers of lists as an array."""
    if isinstance(value, ndarray) and dtype in (None, value.dtype):
        return value
    numbers, shape = _flat(value)
    known = float64 if any(isinstance(each, float) for each in numbers) else int64
    kind = globals()[dtype] if isinstance(dtype, str) else dtype or known
    return ndarray(_array.array(kind.code, numbers), kind, shape)


array = ascontiguousarray = asarray


def require(value: Any, dtype: Any = None, requirements: Any = None) -> ndarray:
    """The same; every array here is in order."""
    return asarray(value, dtype)


def stack(arrays: Any) -> ndarray:
    """Arrays of one shape, one upon the other."""
    return asarray(list(arrays), arrays[0].dtype)


def concatenate(arrays: Any) -> ndarray:
    """Arrays one after another."""
    rows = [row for each in arrays for row in each]
    return asarray(rows, arrays[0].dtype)


def frombuffer(buffer: bytes, dtype: dtype = uint8) -> ndarray:
    """Bytes as numbers."""
    numbers = _array.array(dtype.code)
    numbers.frombytes(bytes(buffer))
    return ndarray(numbers, dtype, (len(numbers),))

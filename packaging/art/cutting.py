"""Cutting shapes at a line: half figures need it, for QtSvg draws no clips."""

from .geometry import Point, Segment, Shape, Subpath, lerp

Line = tuple[float, float]


def cut(shape: Shape, line: Line) -> Shape:
    """The part of a shape above the line y = a x + b, given as (a, b)."""
    out: list[Subpath] = []
    for subpath in shape.subpaths:
        above = [_above(p, line) for p in subpath.points()]
        if all(above):
            out.append(subpath)
        elif any(above):
            out.extend(_cut_subpath(subpath, line))
    return Shape(out)


def _above(p: Point, line: Line) -> bool:
    return p[1] <= line[0] * p[0] + line[1] + 1e-6


def _meet(p: Point, q: Point, line: Line) -> Point:
    dp, dq = p[1] - line[0] * p[0] - line[1], q[1] - line[0] * q[0] - line[1]
    return lerp(p, q, dp / (dp - dq))


def _cut_subpath(subpath: Subpath, line: Line) -> list[Subpath]:
    """The parts above the line; a closed subpath stays one, its gaps bridged along the line."""
    out: list[Subpath] = []
    current = subpath.start
    start = current if _above(current, line) else None
    kept: list[Segment] = []
    for segment in _crossing_segments(subpath, line):
        end = segment[-1]
        if _above(current, line):
            if _above(end, line):
                kept.append(segment)
            else:
                kept.append((_meet(current, end, line),))
                if not subpath.closed and start is not None:
                    out.append(Subpath(False, start, kept))
                    start, kept = None, []
        elif _above(end, line):
            entry = _meet(current, end, line)
            if start is None:
                start, kept = entry, [segment]
            else:
                kept += [(entry,), segment]
        current = end
    if start is not None and kept:
        out.append(Subpath(subpath.closed, start, kept))
    return out


def _crossing_segments(subpath: Subpath, line: Line) -> list[Segment]:
    """The segments with the closing one; curves that leave the upper side are flattened."""
    out: list[Segment] = []
    current = subpath.start
    for segment in subpath.segments:
        if len(segment) == 1 or (_above(current, line) and all(_above(p, line) for p in segment)):
            out.append(segment)
        else:
            out += [(p,) for p in Subpath(False, current, [segment]).polygon()[1:]]
        current = segment[-1]
    if subpath.closed:
        out.append((subpath.start,))
    return out

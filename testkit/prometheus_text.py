"""What Prometheus may be sent, read as strictly as its format is described (text, version 0.0.4)."""

import re
from itertools import pairwise

NAME = r"[a-zA-Z_:][a-zA-Z0-9_:]*"
LABEL = r'[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\["\\n])*"'
SAMPLE = re.compile(rf"({NAME})(?:\{{({LABEL}(?:,{LABEL})*)\}})? (-?[0-9]+(?:\.[0-9]+)?)")
SUFFIXES = {"histogram": ("_bucket", "_sum", "_count"), "counter": ("",), "gauge": ("",)}


def read(text: str) -> dict[str, float]:
    """Every sample by its name and labels, as they are written."""
    assert text.endswith("\n") and "\r" not in text
    samples: dict[str, float] = {}
    families: dict[str, str] = {}
    lines = iter(text.splitlines())
    for line in lines:
        if line.startswith("# HELP "):
            name, _, help = line.removeprefix("# HELP ").partition(" ")
            assert re.fullmatch(NAME, name) and name not in families and help, line
            of, kind = next(lines).removeprefix("# TYPE ").split(" ")
            assert of == name, "the type comes behind the help"
            families[name] = kind
            continue
        sample = SAMPLE.fullmatch(line)
        assert sample, line
        family = [*families][-1]
        assert sample[1] in [family + end for end in SUFFIXES[families[family]]], "each family is together"
        key = line.rpartition(" ")[0]
        assert key not in samples, f"{key} is there twice"
        samples[key] = float(sample[3])
    for name, kind in families.items():
        if kind == "histogram":
            _is_histogram(name, samples)
        assert kind != "counter" or name.endswith("_total")
    return samples


def _is_histogram(name: str, samples: dict[str, float]) -> None:
    buckets = {key: value for key, value in samples.items() if key.startswith(f"{name}_bucket")}
    bounds = [float(re.sub(r'.*le="(.*)".*', r"\1", key)) for key in buckets]
    assert all(a < b for a, b in pairwise(bounds)) and bounds[-1] == float("inf")
    assert all(a <= b for a, b in pairwise(buckets.values())), "each bucket has all that is below it"
    assert samples[f"{name}_count"] == [*buckets.values()][-1] and samples[f"{name}_sum"] >= 0

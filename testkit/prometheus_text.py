"""Reads `/metrics` as Prometheus does."""

from prometheus_client.parser import text_string_to_metric_families


def read(text: str) -> dict[str, float]:
    """Every sample by its name and labels, as they are written."""
    samples: dict[str, float] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = ",".join(f'{name}="{value}"' for name, value in sample.labels.items())
            key = f"{sample.name}{{{labels}}}" if labels else sample.name
            assert key not in samples, f"{key} is there twice"
            samples[key] = sample.value
    return samples

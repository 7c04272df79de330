"""A self-signed certificate for 127.0.0.1, made by openssl."""

import shutil
import subprocess
from pathlib import Path

import pytest

MAKE = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost"


def made(folder: Path) -> tuple[Path, Path]:
    """The certificate and its key."""
    if shutil.which("openssl") is None:
        pytest.skip("needs openssl to make a certificate")
    certificate, key = folder / "cert.pem", folder / "key.pem"
    files = ["-keyout", str(key), "-out", str(certificate)]
    command = [*MAKE.split(), "-addext", "subjectAltName=IP:127.0.0.1", *files]
    subprocess.run(command, check=True, capture_output=True)
    return certificate, key

"""An operator of NATS with an account and its users, as NATS's own tools would make them."""

import json
import time
from base64 import urlsafe_b64encode
from pathlib import Path
from secrets import token_bytes
from typing import Any

import nkeys

NO_LIMITS = {"subs": -1, "data": -1, "payload": -1}
IN_ACCOUNT = {"imports": -1, "exports": -1, "wildcards": True, "conn": -1, "leaf": -1}


class Operator:
    """Vouches for one account; `configuration` is what its server is started with."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        operator, self._account = _keys(nkeys.PREFIX_BYTE_OPERATOR), _keys(nkeys.PREFIX_BYTE_ACCOUNT)
        limits = {"limits": {**NO_LIMITS, **IN_ACCOUNT}}
        account = _signed(operator, self._account, "account", **limits)
        self.configuration = folder / "operator.conf"
        self.configuration.write_text(
            f"operator: {_signed(operator, operator, 'operator')}\n"
            "resolver: MEMORY\n"
            f"resolver_preload: {{ {_name(self._account)}: {account} }}\n"
        )

    def credentials(self, name: str, *subjects: str) -> Path:
        """Of a user who may publish and subscribe to these."""
        user, may = _keys(nkeys.PREFIX_BYTE_USER), {"allow": subjects}
        signed = _signed(self._account, user, "user", pub=may, sub=may, **NO_LIMITS)
        file = self._folder / f"{name}.creds"
        file.write_text(
            f"-----BEGIN NATS USER JWT-----\n{signed}\n------END NATS USER JWT------\n\n"
            f"-----BEGIN USER NKEY SEED-----\n{user.seed.decode()}\n------END USER NKEY SEED------\n"
        )
        return file


def _keys(kind: int) -> Any:
    return nkeys.from_seed(nkeys.encode_seed(token_bytes(32), kind))


def _name(keys: Any) -> str:
    return str(keys.public_key.decode())


def _signed(by: Any, of: Any, kind: str, **more: Any) -> str:
    """A JWT as NATS reads it."""
    claims = {
        "iat": int(time.time()),
        "iss": _name(by),
        "sub": _name(of),
        "name": kind,
        "nats": {"type": kind, "version": 2, **more},
    }
    said = f"{_written({'typ': 'JWT', 'alg': 'ed25519-nkey'})}.{_written(claims)}"
    return f"{said}.{_in_letters(by.sign(said.encode()))}"


def _written(value: Any) -> str:
    return _in_letters(json.dumps(value).encode())


def _in_letters(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()

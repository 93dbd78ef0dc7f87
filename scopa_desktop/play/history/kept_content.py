"""Content that is kept in the database together with a digest of it."""

import json
from hashlib import blake2b
from typing import Any

_DIGEST_BYTES = 16


def digest_of(*parts: object) -> str:
    """A digest of texts, numbers, and tuples and lists of them."""
    return blake2b(repr(parts).encode(), digest_size=_DIGEST_BYTES).hexdigest()


def written(content: object, *basis: object) -> tuple[str, str]:
    """Content as JSON, and the digest of it and of what it depends on."""
    text = json.dumps(content, separators=(",", ":"))
    return text, digest_of(text, *basis)


def read(text: object, digest: object, *basis: object) -> Any:
    """What `written` was given, with lists for tuples; None if the digest is another one."""
    if not isinstance(text, str) or digest_of(text, *basis) != digest:
        return None
    return json.loads(text)

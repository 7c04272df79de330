"""One socket for guests of both families, where nobody named an address to listen on."""

import errno
import socket

EVERYWHERE = {"", "::", "0.0.0.0"}
NO_IPV6 = {errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL}


def for_both_families(port: int) -> socket.socket:
    """IPv6 that takes IPv4, too; on a machine without IPv6, IPv4 alone."""
    if socket.has_dualstack_ipv6():
        try:
            return socket.create_server(("::", port), family=socket.AF_INET6, dualstack_ipv6=True)
        except OSError as error:
            if error.errno not in NO_IPV6:
                raise
    return socket.create_server(("0.0.0.0", port))

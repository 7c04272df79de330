"""For those who run the server: metrics, log lines, the control socket."""

"""For the operator: metrics, log lines, the control socket."""

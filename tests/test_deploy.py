"""What is in deploy/, read as those programs read it."""

import argparse
import configparser
import json
import re
import shlex
import shutil
import subprocess
import sys
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from ninefold.cli import serve
from ninefold.cli.command import variable
from ninefold.server.net.proxies import LOOPBACK, network

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
TEXTS = {file.name: file.read_text() for file in sorted(DEPLOY.iterdir())}


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser()
    serve.add(made)
    return made


def test_every_variable_is_an_option() -> None:
    known = {variable(option) for action in parser()._actions for option in action.option_strings}
    named = {name for text in TEXTS.values() for name in re.findall(r"\bNINEFOLD_[A-Z_]+", text)}
    assert {"NINEFOLD_STORE", "NINEFOLD_BUS", "NINEFOLD_PUBLIC_URL", "NINEFOLD_NO_BROWSER"} <= named <= known


def words_of(environment: dict[str, Any]) -> list[str]:
    """The options as the command reads them; an option without a value stands alone."""
    named = {variable(option): action for action in parser()._actions for option in action.option_strings}
    return [
        f"{action.option_strings[0]}={value}" if action.nargs != 0 else action.option_strings[0]
        for name, value in environment.items()
        for action in [named[name]]
    ]


def test_the_compose_file_fits_the_options() -> None:
    """The command accepts its values, and the files that it mounts exist."""
    example = dict(line.split("=", 1) for line in TEXTS["example.env"].splitlines())
    asked = set(re.findall(r"\$\{(\w+)", TEXTS["compose.yaml"]))
    assert asked == set(example), "what must be set is in the example, and nothing else"
    text = re.sub(r"\$\{(\w+):\?\}", lambda found: example[found[1]], TEXTS["compose.yaml"])
    compose = yaml.safe_load(text)
    services = compose["services"]
    assert set(services) == {"node1", "node2", "postgres", "nats", "front"}
    for name in ("node1", "node2"):
        options = parser().parse_args(words_of(services[name]["environment"]))
        assert options.store and options.bus and options.public_url == example["PUBLIC_URL"]
        (net,) = compose["networks"]["inside"]["ipam"]["config"]
        assert options.trusted_proxy == (network(net["subnet"]),), "the proxy is in there"
        assert options.metrics_from == (network(net["subnet"]),), "and a Prometheus may be"
        build = services[name]["build"]
        assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
        assert set(services[name]["depends_on"]) <= set(services)
    (net,) = compose["networks"]["inside"]["ipam"]["config"]
    given = [services[name]["networks"]["inside"]["ipv4_address"] for name in ("node1", "node2")]
    assert re.findall(r"server ([\d.]+):9009", TEXTS["nginx.conf"]) == given
    for address in map(ip_address, given):
        assert address in ip_network(net["subnet"]) and address not in ip_network(net["ip_range"])
    assert "depends_on" not in services["front"], "it starts while a node is down"
    for service in services.values():
        assert list(service["networks"]) == ["inside"]
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            made = source in compose["volumes"] or source == "./tls"
            assert made or (DEPLOY / source).is_file(), source


def test_the_single_compose_file_is_one_service_with_one_volume() -> None:
    compose = yaml.safe_load(TEXTS["compose.single.yaml"])
    (service,), (volume,) = compose["services"].values(), compose["volumes"]
    options = parser().parse_args(words_of(service["environment"]))
    assert options.store is None and options.bus is None, "its log is a file"
    (mounted,) = service["volumes"]
    (data,) = re.findall(r"NINEFOLD_DATA=(\S+)", TEXTS["Dockerfile"])
    name, _, folder = mounted.partition(":")
    assert name == volume and Path(data).parent == Path(folder), "the image keeps its log there"
    assert service["ports"] == [f"{serve.PORT}:{serve.PORT}"]
    build = service["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    hardened = yaml.safe_load(TEXTS["compose.yaml"])["services"]["node1"]
    for how in ("read_only", "tmpfs", "cap_drop", "security_opt"):
        assert service[how] == hardened[how]


def commanded(text: str) -> argparse.Namespace:
    """The command that a file's head names."""
    (words,) = re.findall(r"^#   ninefold (.*)$", text, re.MULTILINE)
    return parser().parse_args(shlex.split(words))


def test_the_traefik_file_leads_to_the_server() -> None:
    text = TEXTS["traefik.yaml"]
    options, http = commanded(text), yaml.safe_load(text)["http"]
    (router,) = http["routers"].values()
    (server,) = http["services"][router["service"]]["loadBalancer"]["servers"]
    assert server["url"] == f"http://{options.host}:{options.port}"
    assert f"Host(`{options.public_url.removeprefix('https://')}`)" in router["rule"]
    assert "!Path(`/metrics`)" in router["rule"]
    (middleware,) = (http["middlewares"][name] for name in router["middlewares"])
    assert middleware["headers"]["customRequestHeaders"] == {"Remote-User": ""}
    assert options.trusted_proxy == (network("127.0.0.1"),)


@pytest.mark.long
@pytest.mark.parametrize(
    ("platforms", "without"),
    [
        (["manylinux_2_28_aarch64", "manylinux_2_17_aarch64", "manylinux2014_aarch64"], "nkeys"),
        (["win_amd64"], "nkeys|uvloop"),
    ],
    ids=["arm64", "Windows"],
)
def test_the_locked_packages_have_wheels_for_other_machines(
    platforms: list[str], without: str, tmp_path: Path
) -> None:
    """Downloads them. `nkeys` is pure Python and has no wheel; uvloop does not exist for Windows."""
    lock = (ROOT / "requirements-nodes.lock").read_text()
    lock = re.sub(rf"^(?:{without})==.*?(?=^\S|\Z)", "", lock, flags=re.DOTALL | re.MULTILINE)
    (tmp_path / "lock").write_text(lock)
    command = [sys.executable, "-m", "pip", "download", "--only-binary=:all:", "--no-deps"]
    command += ["--require-hashes", "--implementation", "cp", "--python-version", "3.13"]
    command += [word for platform in platforms for word in ("--platform", platform)]
    command += ["--dest", str(tmp_path / "wheels"), "--requirement", str(tmp_path / "lock")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]


def test_the_kubernetes_example_fits_the_options() -> None:
    objects = {one["kind"]: one for one in yaml.safe_load_all(TEXTS["kubernetes.yaml"])}
    assert set(objects) == {"Secret", "Deployment", "PodDisruptionBudget", "Service", "HTTPRoute"}
    deployment = objects["Deployment"]["spec"]
    pod = deployment["template"]
    (container,) = pod["spec"]["containers"]
    environment = objects["Secret"]["stringData"] | {one["name"]: one["value"] for one in container["env"]}
    assert container["envFrom"] == [{"secretRef": {"name": objects["Secret"]["metadata"]["name"]}}]
    options = parser().parse_args(words_of(environment))
    assert options.store and options.bus and options.trusted_proxy and options.metrics_from != LOOPBACK
    route, offered = objects["HTTPRoute"]["spec"], objects["Service"]
    assert [f"https://{host}" for host in route["hostnames"]] == [options.public_url]
    hidden, rest = route["rules"]
    assert hidden["matches"][0]["path"]["value"] == "/metrics" and hidden["backendRefs"] == []
    (behind,) = rest["backendRefs"]
    assert (behind["name"], behind["port"]) == (
        offered["metadata"]["name"],
        offered["spec"]["ports"][0]["port"],
    )
    labels = pod["metadata"]["labels"]
    for selector in (
        deployment["selector"]["matchLabels"],
        objects["Service"]["spec"]["selector"],
        objects["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"],
    ):
        assert selector == labels
    (port,) = container["ports"]
    assert (
        port["containerPort"] == serve.PORT
        and int(pod["metadata"]["annotations"]["prometheus.io/port"]) == serve.PORT
    )
    for probe in ("readinessProbe", "livenessProbe"):
        assert container[probe]["httpGet"]["port"] == port["name"]
    assert container["readinessProbe"]["httpGet"]["path"] == "/readyz"
    (wait,) = [int(word) for word in container["lifecycle"]["preStop"]["exec"]["command"][1:]]
    noticed = container["readinessProbe"]["periodSeconds"]
    assert noticed < wait < pod["spec"]["terminationGracePeriodSeconds"] - 15
    assert pod["spec"]["securityContext"]["runAsUser"] == int(
        re.findall(r"USER (\d+)", TEXTS["Dockerfile"])[0]
    )


def test_the_image_is_small_and_does_not_run_as_root() -> None:
    build, final = re.split(r"^FROM ", TEXTS["Dockerfile"], flags=re.MULTILINE)[1:]
    assert final.count("\nRUN ") == 1 and "\nUSER 10001\n" in final and "COPY --from=build" in final
    assert re.search(r"^HEALTHCHECK ", final, re.MULTILINE) and f"EXPOSE {serve.PORT}\n" in final
    for lock in re.findall(r"-r (\S+)", build):
        assert (ROOT / lock).is_file()
    ignored = (ROOT / ".dockerignore").read_text().split()
    needed = ["web", "docs", "src", "pyproject.toml", "hatch_build.py", "LICENSE", "README.md"]
    assert not {*needed} & {*ignored}
    locked = (ROOT / "requirements-nodes.lock").read_text()
    assert not re.search(r"^(nodejs|hatchling)", locked, re.MULTILINE), "what builds the page stays outside"


def service(section: str = "Service") -> configparser.SectionProxy:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(TEXTS["ninefold.service"])
    return unit[section]


def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    assert shlex.split(service()["ExecStart"]) == ["/opt/ninefold/bin/ninefold"]
    assert service("Unit")["StartLimitIntervalSec"] == "0", "it comes back, however often it has failed"
    variables = dict(word.split("=", 1) for word in shlex.split(service()["Environment"]))
    assert variables["HOME"] == f"/var/lib/{service()['StateDirectory']}", "its user may have no other"
    if (analyze := shutil.which("systemd-analyze")) is None:
        pytest.skip("systemd is not installed")
    here = tmp_path / "ninefold.service"
    here.write_text(
        TEXTS["ninefold.service"].replace("/opt/ninefold/bin/ninefold", shutil.which("true") or "")
    )
    done = subprocess.run([analyze, "verify", "--man=no", here], capture_output=True, text=True)
    complaints = [line for line in done.stderr.splitlines() if "ninefold.service" in line]
    assert complaints == []
    here.write_text(here.read_text().replace("ProtectHome=yes", "ProtectHom=yes"))
    done = subprocess.run([analyze, "verify", "--man=no", here], capture_output=True, text=True)
    assert "ProtectHom" in done.stderr, "it would say so"


def test_the_alerts_are_well_formed() -> None:
    (group,) = yaml.safe_load(TEXTS["alerts.yaml"])["groups"]
    names = [rule["alert"] for rule in group["rules"]]
    assert len(set(names)) == len(names) >= 6
    for rule in group["rules"]:
        assert set(rule) == {"alert", "expr", "for", "labels", "annotations"}
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert set(rule["annotations"]) == {"summary", "do"}, "what is wrong, and what to do"
        assert rule["expr"].count("(") == rule["expr"].count(")")


def test_the_dashboard_is_well_formed() -> None:
    dashboard = json.loads(TEXTS["grafana.json"])
    variables = {one["name"] for one in dashboard["templating"]["list"]}
    places = set()
    for panel in dashboard["panels"]:
        assert panel["targets"] and panel["title"]
        for target in panel["targets"]:
            expr = target["expr"]
            assert expr.count("(") == expr.count(")") and expr.count("{") == expr.count("}")
            assert set(re.findall(r"\$(\w+)", expr)) <= {*variables, "__rate_interval"}
        spot = panel["gridPos"]
        places.add((spot["x"], spot["y"]))
        assert spot["x"] + spot["w"] <= 24
    assert len(places) == len(dashboard["panels"]) == len({panel["id"] for panel in dashboard["panels"]})

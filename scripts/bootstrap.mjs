/*
 * Runs a script of this project on the project's own Node, installing the locked packages first if
 * they are missing or older than the lockfile. This file alone has to run on Node 20.19 without packages.
 *
 *   node scripts/bootstrap.mjs scripts/build.ts
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const projectNode = join(root, "node_modules/node/bin/node");
const stampFile = join(root, "node_modules/.installed");

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

function install() {
  console.log("Installing packages…");
  const { status } = spawnSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("The packages could not be installed.");
    process.exit(status ?? 1);
  }
  writeFileSync(stampFile, lockHash());
}

if (!isInstalled()) install();

const child = spawn(projectNode, process.argv.slice(2), { cwd: root, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

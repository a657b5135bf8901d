import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { git } from "../tests/support/git.ts";
import { folderWith, writeFiles } from "../tests/support/temporary-folder.ts";

/* A forge, a programmer and a machine, with a program of one line; "npm" copies it instead of building. */

const folder = folderWith({}, afterAll);
const [forge, programmer, machine, bin] = ["forge.git", "programmer", "machine", "bin"].map(
  (name) => join(folder, name),
) as [string, string, string, string];

const NPM = `#!/bin/sh
grep -q broken program.txt && exit 1
mkdir -p node_modules build && cp program.txt node_modules && cp program.txt build/stamp && cp content/hours.txt build
`;

const env = { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) };

function commit(cwd: string, files: Record<string, string>) {
  writeFiles(cwd, files);
  git(cwd, "add", "--all");
  git(cwd, "commit", "--quiet", "--message", "Altri");
}

function publish(files: Record<string, string>) {
  commit(programmer, files);
  git(programmer, "push", "--quiet", "origin", "HEAD:main");
}

const update = (to: string) =>
  execFileSync("sh", [join(machine, "hosting/update.sh"), to], { env, stdio: "pipe" }).toString();

const on = (name: string) => readFileSync(join(machine, name), "utf8");

beforeAll(() => {
  mkdirSync(bin);
  writeFileSync(join(bin, "npm"), NPM, { mode: 0o755 });
  git(folder, "init", "--quiet", "--bare", "--initial-branch=main", forge);
  git(folder, "clone", "--quiet", forge, programmer);
  const script = readFileSync(resolve("hosting/update.sh"), "utf8");
  const texts = { "content/hours.txt": "alle 11\n", "content/road.txt": "aperta\n" };
  const ignored = { ".gitignore": "node_modules\nbuild\n" };
  publish({ "program.txt": "one\n", "hosting/update.sh": script, ...texts, ...ignored });
  git(folder, "clone", "--quiet", "--branch=main", forge, machine);
  execFileSync("npm", ["run", "build"], { cwd: machine, env });
});

test("an update brings the program and the texts of others, and keeps what the desk has published", () => {
  commit(machine, { "content/road.txt": "chiusa per neve\n" });
  publish({ "program.txt": "two\n", "new.txt": "new\n", "content/hours.txt": "alle 17\n" });
  update("origin/main");
  expect(["program.txt", "node_modules/program.txt", "build/stamp"].map(on)).toEqual(
    Array(3).fill("two\n"),
  );
  expect([on("content/road.txt"), on("build/hours.txt")]).toEqual([
    "chiusa per neve\n",
    "alle 17\n",
  ]);
  expect(readdirSync(folder).sort()).toEqual(["bin", "forge.git", "machine", "programmer"]);
});

test("the way back keeps the texts of today, and the next update goes on from there", () => {
  commit(machine, { "content/hours.txt": "alle 18\n" });
  update("prima");
  expect([on("program.txt"), on("build/stamp")]).toEqual(["one\n", "one\n"]);
  expect(readdirSync(machine)).not.toContain("new.txt");
  expect([on("content/hours.txt"), on("content/road.txt")]).toEqual([
    "alle 18\n",
    "chiusa per neve\n",
  ]);
  publish({ "program.txt": "three\n" });
  update("origin/main");
  expect([on("program.txt"), on("new.txt"), on("content/hours.txt")]).toEqual([
    ...["three\n", "new\n", "alle 18\n"],
  ]);
});

test("what does not build, or would lose texts of either side, changes nothing", () => {
  const before = git(machine, "rev-parse", "HEAD", "prima");
  publish({ "program.txt": "broken\n" });
  expect(() => update("origin/main")).toThrow();
  publish({ "program.txt": "four\n", "content/road.txt": "aperta con attenzione\n" });
  expect(() => update("origin/main")).toThrow();
  git(machine, "switch", "--quiet", "--create", "prova", "HEAD~1");
  git(machine, "update-ref", "refs/redazione/pubblicato", "main");
  expect(() => update("prima")).toThrow();
  git(machine, "switch", "--quiet", "main");
  expect(git(machine, "rev-parse", "HEAD", "prima")).toBe(before);
  expect(git(machine, "status", "--porcelain")).toBe("");
  expect([on("build/stamp"), on("node_modules/program.txt")]).toEqual(["three\n", "three\n"]);
});

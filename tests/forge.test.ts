import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import packageJson from "../package.json" with { type: "json" };

interface Job {
  container: string;
  steps: { uses?: string; run?: string }[];
}

const FOLDER = ".github/workflows";

const jobsOf = (file: string) => {
  const { jobs } = parse(readFileSync(join(FOLDER, file), "utf8")) as { jobs: Record<string, Job> };
  return Object.values(jobs);
};

const jobs = readdirSync(FOLDER).flatMap(jobsOf);

test("a change is tried by the command that every forge runs, which is npm test", () => {
  const commands = jobsOf("check.yml").flatMap(({ steps }) => steps.map(({ run }) => run));
  expect(commands).toContain(".ci/run");
  expect(readFileSync(".ci/run", "utf8")).toMatch(/^exec npm test$/m);
});

test("with the oldest Node that the project promises", () => {
  const oldest = packageJson.engines.node.replace(/^>=(\d+\.\d+)\.\d+$/, "$1");
  for (const { container } of jobs) expect(container).toBe(`node:${oldest}-bookworm`);
});

test("every action is pinned to a version", () => {
  const actions = jobs.flatMap(({ steps }) => steps.flatMap(({ uses = [] }) => uses));
  expect(actions).not.toEqual([]);
  for (const action of actions) expect(action).toMatch(/@v\d+\.\d+\.\d+$/);
});

test("the project's own Node is that of .nvmrc", () => {
  const version = readFileSync(".nvmrc", "utf8").trim();
  const { optionalDependencies } = packageJson;
  // Not published for Macs, which have the nearest that is (docs/decisions/0002-project-node.md).
  const nodes = Object.entries(optionalDependencies).filter(([name]) => !name.includes("darwin"));
  expect(nodes.length).toBeGreaterThan(1);
  for (const [, locked] of nodes) expect(locked).toBe(version);
});

test("what contributors are told to run and to read is there", () => {
  const text = readFileSync("CONTRIBUTING.md", "utf8");
  const scripts = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
  expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining(scripts));
  const files = [...text.matchAll(/`((?:\.?\w+\/)*[\w.-]+\.(?:md|yml|ts))`/g)].map(
    ([, name]) => name,
  );
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((name) => !existsSync(String(name)))).toEqual([]);
});

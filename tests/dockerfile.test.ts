import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commandIn, readDockerfile, textsOf } from "./dockerfile.ts";

const stages = readDockerfile();
const [build = [], final = []] = stages;
const nodeVersion = readFileSync(".nvmrc", "utf8").trim();

test("there are two stages, each from an image of the project's own Node", () => {
  expect(stages).toHaveLength(2);
  for (const stage of stages) {
    expect(textsOf(stage, "FROM")[0]).toMatch(new RegExp(`^node:${nodeVersion}-(slim|alpine)\\b`));
  }
});

test("packages are those of the lockfile, installed before the rest is copied", () => {
  const steps = build.map(({ word, rest }) => `${word} ${rest}`);
  const install = steps.findIndex((step) => step.startsWith("RUN npm ci"));
  expect(install).toBeGreaterThan(-1);
  expect(steps.indexOf("COPY . .")).toBeGreaterThan(install);
  expect(steps.join("\n")).not.toMatch(/npm (install|i)\b/);
});

test("what is copied exists, and nothing is fetched from elsewhere", () => {
  for (const stage of stages) {
    expect(textsOf(stage, "ADD")).toEqual([]);
    const sources = textsOf(stage, "COPY").flatMap((text) =>
      text
        .replace("--from=build ", "")
        .split(/\s+/)
        .slice(0, -1)
        .map((source) => source.replace(/^\/site\//, "")),
    );
    expect(sources.length).toBeGreaterThan(0);
    // The build makes its folder itself.
    for (const source of sources.filter((each) => each !== "build")) {
      expect(existsSync(source), source).toBe(true);
    }
  }
});

test("the site runs as somebody who may do nothing, without a shell, and says whether it is well", () => {
  const last = final.at(-1);
  expect(last?.word).toBe("CMD");
  expect(textsOf(final, "USER")).toEqual(["node"]);
  expect(textsOf(final, "RUN")).toEqual([]);
  expect(commandIn(last?.rest ?? "")).toEqual(["node", "server/main.ts"]);
  const [healthcheck = ""] = textsOf(final, "HEALTHCHECK");
  expect(healthcheck).toContain("--timeout=");
  expect(commandIn(healthcheck).join(" ")).toContain("/healthz");
});

test("what belongs to this machine stays out of the image", () => {
  const ignored = readFileSync(".dockerignore", "utf8").split("\n");
  for (const path of readFileSync(".gitignore", "utf8").split("\n").filter(Boolean)) {
    expect(ignored).toContain(path.replace(/\/$/, ""));
  }
  expect(ignored).toContain(".git");
});

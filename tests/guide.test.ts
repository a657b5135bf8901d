import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { CheckMemory, readCheckedContent } from "../pipeline/checks/checked-content.ts";
import { ContentError, describeProblem } from "../pipeline/read/problems.ts";
import { examplesIn, follow } from "./support/guide-examples.ts";

const guide = readFileSync("docs/guida-redazione.md", "utf8");
const examples = examplesIn(guide);

/** Returns the content with everything that the examples assume, whatever the parish has changed since. */
function contentBefore(): string {
  const root = mkdtempSync(join(tmpdir(), "guide-"));
  cpSync("content", join(root, "content"), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(root, "content", file), text);
  write("hours.yaml", "periodi: []\ngiorni_speciali: []\n");
  write("road.yaml", "[]\n");
  rmSync(join(root, "content/images/peru.svg"), { force: true });
  return root;
}

test("what editors do as the examples show leaves nothing to correct", async () => {
  const root = contentBefore();
  for (const example of examples.filter(({ isRight }) => isRight)) follow(root, example);
  try {
    // Only the pictures changed by the examples; the check itself covers the others.
    await readCheckedContent(join(root, "content"), new CheckMemory(), ["peru.jpg"]);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    expect(error.problems.map(describeProblem)).toEqual([]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test("the files and commands that the guide names exist", () => {
  const made = examples.map(({ file }) => file);
  const names = [...guide.matchAll(/`(content\/[^`]*)`/g)].map(([, name = ""]) => name);
  expect(names.filter((name) => !existsSync(name) && !made.includes(name))).toEqual([]);
  for (const [, command = ""] of guide.matchAll(/`npm (?:run )?([^`]*)`/g)) {
    expect(packageJson.scripts).toHaveProperty([command]);
  }
});

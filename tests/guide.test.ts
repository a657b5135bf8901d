import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { ContentError, describeProblem } from "../pipeline/read/problems.ts";
import { CheckMemory, readCheckedContent } from "../scripts/content-check/checked-content.ts";
import { WORD_LIST_FILE } from "../scripts/content-check/word-list.ts";
import { DRAWING, type Example, examplesIn, follow } from "./guide-examples.ts";

const guide = readFileSync("docs/guida-redazione.md", "utf8");
const examples = examplesIn(guide);

const root = mkdtempSync(join(tmpdir(), "guide-"));
/** Each example changes a file or two: the others are read once. */
const memory = new CheckMemory();

beforeEach(() => {
  rmSync(join(root, "content"), { recursive: true, force: true });
  cpSync("content", join(root, "content"), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

/** What the examples take for granted, whatever the parish has written since: no hours, no bulletins, a drawing. */
function beforeExamples(): void {
  const write = (file: string, text: string) => writeFileSync(join(root, "content", file), text);
  write("hours.yaml", "periodi: []\ngiorni_speciali: []\n");
  write("road.yaml", "[]\n");
  const site = readFileSync(join(root, "content/site.yaml"), "utf8")
    .replace(/^telefono: .*$/m, "telefono: 0776 691106")
    .replace(/^telefono_internazionale: .*$/m, 'telefono_internazionale: "+390776691106"');
  write("site.yaml", site);
  const page = readFileSync(join(root, "content/pages/peru.md"), "utf8");
  write("pages/peru.md", page.replace(/^( *file:) peru\.\w+$/m, "$1 peru.svg"));
  rmSync(join(root, "content/images/peru.jpg"), { force: true });
  write("images/peru.svg", DRAWING);
}

/**
 * What the checks say after an editor has done as the examples show, and deleted some files. A word of the list that is
 * no longer used is no matter here.
 */
async function saidAfter(followed: Example[], deleted: string[] = []): Promise<string[]> {
  beforeExamples();
  for (const file of deleted) rmSync(join(root, file));
  for (const example of followed) follow(root, example);
  try {
    // The pictures that the examples change; the others are judged by the check itself.
    const images = readdirSync(join(root, "content/images")).filter((name) => /^peru\./.test(name));
    await readCheckedContent(join(root, "content"), memory, images);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.filter(({ file }) => file !== WORD_LIST_FILE).map(describeProblem);
  }
}

/** The line depends on what else stands in the file. */
const withoutLine = (said: string) => said.replace(/, riga \d+,/, ",");

test("every kind of thing an editor does has its example", () => {
  const files = examples.map(({ file }) => file);
  for (const file of [
    "hours",
    "road",
    "news",
    "navigation",
    "sections",
    "home-images",
    "verse-groups",
    "to-confirm",
    "voce",
    "calendar",
    "foglio",
    "site",
  ]) {
    expect(files).toContain(`content/${file}.yaml`);
  }
  expect(files.filter((file) => file.endsWith(".md")).length).toBeGreaterThanOrEqual(5);
});

test("the examples leave nothing to correct, nor does the photograph once the drawing is deleted", async () => {
  const good = examples.filter(({ says }) => says.every((said) => said.startsWith("images/")));
  const deleted = ["content/images/peru.svg"];
  expect(await saidAfter(good, deleted)).toEqual([]);
});

test.each(
  examples
    .filter(({ says }) => says.length > 0)
    .map((example) => [example.says[0], example] as const),
)("the checks say: %s", async (_, example) => {
  expect((await saidAfter([example])).map(withoutLine)).toEqual(example.says.map(withoutLine));
});

test("the files and commands that the guide names exist", () => {
  const made = examples.map(({ file }) => file);
  const names = [...guide.matchAll(/`(content\/[^`]*)`/g)].map(([, name = ""]) => name);
  expect(names.filter((name) => !existsSync(name) && !made.includes(name))).toEqual([]);
  for (const [, command = ""] of guide.matchAll(/`npm (?:run )?([^`]*)`/g)) {
    expect(packageJson.scripts).toHaveProperty([command]);
  }
});

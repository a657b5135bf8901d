import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Content } from "./model.ts";
import { checkPictureFiles } from "./picture-checks.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pictures-"));
  mkdirSync(join(root, "images"));
});
afterEach(() => rmSync(root, { recursive: true }));

const WHOLE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h2v1z"/></svg>';

function check(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, "images", name), text);
  return checkPictureFiles(root, { images: Object.keys(files) } as Content);
}

test("whole pictures are good", async () => {
  await expect(check({ "a.svg": WHOLE })).resolves.toBeUndefined();
});

test.each([
  ["cut off", WHOLE.slice(0, 80)],
  ["empty", ""],
  ["no picture", "Solo testo."],
])("a picture that is %s is told", async (_name, text) => {
  await expect(check({ "a.svg": WHOLE, "b.svg": text })).rejects.toThrow(
    "images/b.svg, «contenuto»: trovato un’immagine che non si riesce ad aprire; " +
      "atteso un’immagine intera, che un altro programma apre.",
  );
});

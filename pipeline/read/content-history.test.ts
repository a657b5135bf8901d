import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { git } from "../../tests/support/git.ts";
import { folderWith } from "../../tests/support/temporary-folder.ts";
import { contentHistory } from "./content-history.ts";

let root: string;
let content: string;
beforeEach(() => {
  root = folderWith({ "site/content/pages/orari.md": "1" });
  content = join(root, "site/content");
});

const write = (name: string, text: string) => writeFileSync(join(content, name), text);

function commit(day: string) {
  git(content, "add", ".");
  process.env.GIT_COMMITTER_DATE = `${day}T12:00:00Z`;
  git(content, "commit", "-m", "Change");
  delete process.env.GIT_COMMITTER_DATE;
}

test("each file has the day of its last commit, whatever its name", () => {
  git(root, "init", "site");
  write("pages/città.md", "1");
  commit("2026-03-01");
  write("pages/orari.md", "2");
  commit("2026-05-01");
  expect(contentHistory(content)).toEqual(
    new Map([
      ["pages/orari.md", "2026-05-01"],
      ["pages/città.md", "2026-03-01"],
    ]),
  );
});

test("without a history there are no days", () => {
  expect(contentHistory(content)).toBeUndefined();
});

test("what has been changed since has no day, nor has what was never committed; half a history is none", () => {
  git(root, "init", "site");
  commit("2026-03-01");
  write("pages/orari.md", "2");
  write("pages/nuova.md", "1");
  expect(contentHistory(content)).toEqual(new Map());
  // Its first commit would have changed every file.
  commit("2026-05-01");
  const shallow = join(root, "shallow");
  git(root, "clone", "--depth", "1", `file://${root}/site`, shallow);
  expect(contentHistory(join(shallow, "content"))).toBeUndefined();
});

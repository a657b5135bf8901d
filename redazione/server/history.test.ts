import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { History, shownSave } from "./history.ts";
import { NOW, temporaryFolder } from "./test-desk.ts";
import { type Disk, realDisk } from "./write-files.ts";

/** A folder of content with two files, and the folder of its history. */
function folders() {
  const folder = temporaryFolder();
  const content = join(folder, "content");
  mkdirSync(content);
  writeFileSync(join(content, "a.yaml"), "a: 1\n");
  writeFileSync(join(content, "b.yaml"), "b: 1\n");
  return { content, state: join(folder, "storia") };
}

/** Every file of a folder with what is in it. */
const filesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length + 1), readFileSync(file, "utf8")]),
  );

const CHANGES = new Map([
  ["a.yaml", Buffer.from("a: 2\n")],
  ["nuovo/c.md", Buffer.from("c")],
  ["b.yaml", null],
]);

const BEFORE = { "a.yaml": "a: 1\n", "b.yaml": "b: 1\n" };
const AFTER = { "a.yaml": "a: 2\n", "nuovo/c.md": "c" };

/** A disk on which everything after some calls fails. */
function fullAfter(calls: number): Disk {
  let left = calls;
  const count = () => {
    left -= 1;
    if (left < 0) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  };
  return {
    write: (file, bytes) => {
      count();
      realDisk.write(file, bytes);
    },
    rename: (from, to) => {
      count();
      realDisk.rename(from, to);
    },
    remove: (file) => {
      count();
      realDisk.remove(file);
    },
  };
}

test("a save changes, adds and takes away files, and can be taken back after a restart", () => {
  const { content, state } = folders();
  const { id } = new History(state, content).write("Prova", CHANGES, NOW);
  expect(filesIn(content)).toEqual(AFTER);
  const history = new History(state, content);
  const [save] = history.records();
  if (!save) throw new Error("The save is not remembered.");
  expect(shownSave(save)).toEqual({
    id,
    at: "2026-11-22T12:00:00.000Z",
    what: "Prova",
    undone: false,
    files: [
      { path: "a.yaml", change: "changed" },
      { path: "nuovo/c.md", change: "added" },
      { path: "b.yaml", change: "removed" },
    ],
  });
  history.write("Annullato", history.undoing(save) ?? new Map(), NOW + 1);
  expect(filesIn(content)).toEqual(BEFORE);
});

test("a save whose file has changed since cannot be taken back", () => {
  const { content, state } = folders();
  const history = new History(state, content);
  const save = history.write("Prova", CHANGES, NOW);
  writeFileSync(join(content, "a.yaml"), "a: 3\n");
  expect(history.undoing(save)).toBeUndefined();
});

test("a disk that is full at any moment leaves every file as it was, and nothing beside it", () => {
  let isSaved = false;
  for (let calls = 0; !isSaved; calls += 1) {
    expect(calls).toBeLessThan(30);
    const { content, state } = folders();
    const history = new History(state, content, fullAfter(calls));
    try {
      history.write("Prova", CHANGES, NOW);
      isSaved = true;
    } catch (error) {
      expect(error).toMatchObject({ code: "ENOSPC" });
      expect(filesIn(content), `after ${calls} calls`).toEqual(BEFORE);
      expect(new History(state, content).records()).toEqual([]);
    }
  }
});

test("what was begun when the power went is taken back at the next start", () => {
  const { content, state } = folders();
  const { id } = new History(state, content).write("Prova", CHANGES, NOW);
  // The last of its files had not been taken away yet.
  writeFileSync(join(state, id, "begun"), "");
  writeFileSync(join(content, "b.yaml"), "b: 1\n");
  const next = new History(state, content);
  expect(filesIn(content)).toEqual(BEFORE);
  expect(next.records()).toEqual([]);
});

import fs, { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { git } from "../../../tests/support/git.ts";
import { writeFiles } from "../../../tests/support/temporary-folder.ts";
import { NOW, temporaryFolder } from "../../../tests/support/test-desk.ts";
import { type Changes, filesBelow } from "../saving/write-files.ts";
import { Repository } from "./repository.ts";

/** Lets the disk be full once, after a number of calls that write, rename or remove. */
function fillDiskAfter(calls: number): void {
  let left = calls;
  for (const name of ["writeFileSync", "renameSync", "rmSync"] as const) {
    const work = fs[name] as (...args: unknown[]) => void;
    vi.spyOn(fs, name).mockImplementation((...args: unknown[]) => {
      left -= 1;
      if (left === -1) throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
      work(...args);
    });
  }
  syncBuiltinESMExports();
}

function emptyDisk(): void {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
}

afterEach(emptyDisk);

/** Creates a project with two texts outside any repository, and its desk's repository. */
function newProject() {
  const folder = temporaryFolder();
  const project = join(folder, "sito");
  writeFiles(project, { "content/a.yaml": "a: 1\n\n\n\n\nz: 1\n", "content/b.yaml": "b: 1\n" });
  const tree = join(folder, "stato/sito");
  const open = () => new Repository(project, tree);
  return { project, folder: tree, open, repository: open() };
}

/** Returns every file of a folder with its content. */
const filesIn = (folder: string) =>
  Object.fromEntries(
    filesBelow(folder).map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  );

const changesOf = (files: Record<string, string | null>): Changes =>
  new Map(
    Object.entries(files).map(([path, text]) => [path, text && Buffer.from(text)] as const),
  ) as Changes;

const BEFORE = { "a.yaml": "a: 1\n\n\n\n\nz: 1\n", "b.yaml": "b: 1\n" };
const AFTER = { "a.yaml": "a: 2\n\n\n\n\nz: 1\n", "nuovo/c.md": "c" };
const CHANGES = changesOf({ ...AFTER, "b.yaml": null });
const z = (value: number) => changesOf({ "a.yaml": `a: 2\n\n\n\n\nz: ${value}\n` });

describe("a save", () => {
  test("changes, adds and takes away files, is remembered after a restart, and taken back", () => {
    const { open, project, repository } = newProject();
    expect(repository.isNew).toBe(true);
    const save = repository.save("Prova", CHANGES, NOW);
    expect(filesIn(repository.content)).toEqual(AFTER);
    expect(filesIn(join(project, "content"))).toEqual(BEFORE);
    const again = open();
    expect(again.isNew).toBe(false);
    expect(again.saves()).toEqual([save]);
    expect(save).toMatchObject({
      at: "2026-11-22T12:00:00.000Z",
      what: "Prova",
      undone: false,
      files: ["a.yaml", "nuovo/c.md"],
    });
    expect([...again.unpublished().keys()]).toEqual(["a.yaml", "b.yaml", "nuovo/c.md"]);
    again.save("Annullato", again.undoing(save.id) ?? new Map(), NOW + 1000, save.id);
    expect(filesIn(again.content)).toEqual(BEFORE);
    expect(again.saves().map(({ undone }) => undone)).toEqual([false, true]);
    expect(again.unpublished().size).toBe(0);
  });

  test("of another name is one difference, and not of a text that only resembles another", () => {
    const { repository } = newProject();
    const renamed = { "a.yaml": null, "c.yaml": BEFORE["a.yaml"], "b.yaml": null };
    repository.save("Nome nuovo", changesOf(renamed), NOW);
    const told = [...repository.unpublished()].map(([path, { isRenamed }]) => [path, isRenamed]);
    expect(told).toEqual([
      ["b.yaml", false],
      ["c.yaml", true],
    ]);
    repository.save("Altro", changesOf({ "c.yaml": null, "d.yaml": "a: 1\nb: 1\n" }), NOW);
    expect([...repository.unpublished().keys()]).toEqual(["a.yaml", "b.yaml", "d.yaml"]);
  });

  test("is taken back although the file has changed elsewhere since, and not where the same line has", () => {
    const { repository } = newProject();
    const first = repository.save("Prima", CHANGES, NOW);
    const second = repository.save("Seconda", z(2), NOW + 1000);
    expect(String(repository.undoing(first.id)?.get("a.yaml"))).toBe("a: 1\n\n\n\n\nz: 2\n");
    repository.save("Terza", z(3), NOW + 2000);
    expect(repository.undoing(second.id)).toBeUndefined();
    expect(filesIn(repository.content)["a.yaml"]).toContain("z: 3");
  });

  test("is a version of its files, with the words of before and after, also under an earlier name", () => {
    const { repository } = newProject();
    const text = (word: string) => `Prima riga.\nLa festa è in ${word}.\nE basta.\n`;
    const moved = changesOf({ "uno.md": null, "due.md": text("agosto") });
    repository.save("Scritto", changesOf({ "uno.md": text("agosto") }), NOW);
    repository.save("Spostato", moved, NOW + 1000);
    repository.save("Cambiato", changesOf({ "due.md": text("luglio") }), NOW + 2000);
    const versions = repository.versions("due.md");
    const told = versions.map(({ what, path }) => `${what} ${path}`);
    expect(told).toEqual(["Cambiato due.md", "Spostato due.md", "Scritto uno.md"]);
    expect(versions[0]?.words.filter(({ kind }) => kind !== "span")).toEqual([
      { kind: "del", text: "agosto." },
      { kind: "ins", text: "luglio." },
    ]);
    expect(String(repository.bytesAt(versions[2]?.id ?? "", "uno.md"))).toBe(text("agosto"));
  });

  test("on a disk that is full at any moment, or refused by git, leaves every file as it was", () => {
    const { repository } = newProject();
    const save = () => repository.save("Prova", CHANGES, NOW);
    for (let calls = 0; calls < CHANGES.size + 2; calls += 1) {
      fillDiskAfter(calls);
      expect(save, `after ${calls} calls`).toThrow("no space left");
      emptyDisk();
      expect(filesIn(repository.content), `after ${calls} calls`).toEqual(BEFORE);
    }
    expect(() => repository.save("Prova", CHANGES, Number.NaN)).toThrow();
    expect(filesIn(repository.content)).toEqual(BEFORE);
    expect(repository.saves()).toEqual([]);
    save();
    expect(filesIn(repository.content)).toEqual(AFTER);
  });
});

describe("the desk opens again", () => {
  test("after a save that was killed, and nothing of it is left", () => {
    const { open, folder, repository } = newProject();
    writeFiles(repository.content, { "a.yaml": "a: 2\n", ".a.yaml.unfinished": "a: " });
    rmSync(join(repository.content, "b.yaml"));
    writeFileSync(join(git(folder, "rev-parse", "--absolute-git-dir"), "index.lock"), "");
    const next = open();
    expect(filesIn(next.content)).toEqual(BEFORE);
    next.save("Prova", CHANGES, NOW);
    expect(filesIn(next.content)).toEqual(AFTER);
  });

  test("each time that a disk that was full has emptied something of its own, with all that was saved", () => {
    const { open, project, folder, repository } = newProject();
    const save = repository.save("Prova", CHANGES, NOW);
    const own = ["worktrees/sito/index", "worktrees/sito/HEAD", "refs/heads/banco"];
    for (const file of [...own, "refs/redazione/pubblicato", "the whole folder"]) {
      if (file.includes("/")) writeFiles(join(project, ".git"), { [file]: "" });
      else rmSync(folder, { recursive: true });
      const next = open();
      expect(next.saves(), file).toEqual([save]);
      expect(filesIn(next.content), file).toEqual(AFTER);
      expect(next.unpublished().size, file).toBe(3);
    }
  });
});

describe("of one project", () => {
  test("a copy's desk leaves that of the original alone, and has all that was saved", () => {
    const { open, project, repository } = newProject();
    const save = repository.save("Prova", CHANGES, NOW);
    const copy = temporaryFolder();
    cpSync(join(project, ".."), copy, { recursive: true });
    const other = new Repository(join(copy, "sito"), join(copy, "stato/sito"));
    expect(other.saves()).toEqual([save]);
    other.save("Nella copia", z(8), NOW + 1000);
    expect(other.saves().length).toBe(2);
    expect(open().saves()).toEqual([save]);
    expect(filesIn(repository.content)).toEqual(AFTER);
  });

  test("a checkout that is itself on the branch of the desk is left as it is", () => {
    const { project, folder } = newProject();
    rmSync(folder, { recursive: true });
    git(project, "worktree", "prune");
    git(project, "switch", "--quiet", "banco");
    writeFiles(project, { "stato/sito/a": "", "content/a.yaml": "a: mio\n" });
    expect(() => new Repository(project, join(project, "stato/sito"))).toThrow(/banco/);
    expect(filesIn(join(project, "content"))["a.yaml"]).toBe("a: mio\n");
  });

  test("two working trees have one desk: the other is told of it", () => {
    const { project, repository } = newProject();
    const second = join(temporaryFolder(), "altro");
    git(project, "worktree", "add", "--quiet", "-b", "altro", second);
    expect(() => new Repository(second, join(second, "stato/sito"))).toThrow(/banco/);
    expect(repository.save("Prova", CHANGES, NOW).what).toBe("Prova");
  });
});

test.each([
  ["ours", "a: 2"],
  ["theirs", "a: 7"],
] as const)(
  "what others commit on the same line waits until an editor has decided for %s",
  (favour, line) => {
    const { project, repository } = newProject();
    repository.save("Prova", CHANGES, NOW);
    writeFiles(project, { "content/a.yaml": "a: 7\n\n\n\n\nz: 5\n" });
    expect(repository.hasUncommitted()).toBe(true);
    git(project, "commit", "--quiet", "--all", "--message", "Altri");
    expect(repository.hasUncommitted()).toBe(false);
    expect([...repository.ofOthers().keys()]).toEqual(["a.yaml"]);
    expect(repository.takeIn()).toEqual(["a.yaml"]);
    expect(filesIn(repository.content)["a.yaml"]).toContain("a: 2");
    expect(repository.takeIn(favour)).toEqual([]);
    expect(filesIn(repository.content)["a.yaml"]).toBe(`${line}\n\n\n\n\nz: 5\n`);
  },
);

describe("a programmer's checkout", () => {
  test.each([
    ["unfinished work in the same file", { "content/a.yaml": "a: mio\n" }],
    ["a lock that a killed git left", { ".git/index.lock": "" }],
  ])("with %s stays as it is, and is told of", (_, files) => {
    const { project, repository } = newProject();
    writeFiles(project, files);
    const before = filesIn(join(project, "content"));
    repository.save("Prova", CHANGES, NOW);
    expect(repository.notePublished(repository.publication("Maria", "Prova"))).toBe(false);
    expect(filesIn(join(project, "content"))).toEqual(before);
    expect(repository.unpublished().size).toBe(0);
  });

  test("on a branch without a commit gets none", () => {
    const { open, project } = newProject();
    git(project, "switch", "--quiet", "--orphan", "nuovo");
    open().save("Prova", CHANGES, NOW);
    expect(() => git(project, "rev-parse", "--verify", "HEAD")).toThrow();
  });

  test("on a branch of its own is not touched at all", () => {
    const { open, project, folder } = newProject();
    rmSync(folder, { recursive: true });
    git(project, "worktree", "prune");
    git(project, "branch", "--quiet", "-D", "banco");
    git(project, "switch", "--quiet", "--create", "prova");
    writeFiles(project, { "content/b.yaml": "b: prova\n", "programma.ts": "//" });
    git(project, "add", "--all");
    git(project, "commit", "--quiet", "--message", "A metà");
    const before = git(project, "rev-parse", "HEAD");
    const repository = open();
    repository.save("Prova", z(4), NOW);
    repository.notePublished(repository.publication("Maria", "Prova"));
    expect(git(project, "rev-parse", "HEAD")).toBe(before);
    expect(git(project, "status", "--porcelain")).toBe("");
    expect(git(project, "show", "main:content/a.yaml")).toContain("z: 4");
    expect(git(project, "show", "main:content/b.yaml")).toBe("b: 1");
    expect(existsSync(join(repository.folder, "programma.ts"))).toBe(false);
  });
});

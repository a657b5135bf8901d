import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Disk, realDisk } from "../saving/write-files.ts";
import { folderWith, NOW } from "../test-desk.ts";
import { ConflictError, Repository } from "./repository.ts";

/** Creates a project with two texts outside any repository, and a path for the desk's state. */
function newProject() {
  const folder = folderWith();
  const project = join(folder, "sito");
  mkdirSync(join(project, "content"), { recursive: true });
  writeFileSync(join(project, "content/a.yaml"), "a: 1\n\n\n\n\nz: 1\n");
  writeFileSync(join(project, "content/b.yaml"), "b: 1\n");
  const options = { project, folder: join(folder, "stato/sito"), branch: "main" };
  return {
    ...options,
    open: (disk?: Disk) => new Repository({ ...options, ...(disk && { disk }) }),
  };
}

const git = (cwd: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Altri", "-c", "user.email=altri@esempio.it", ...args], {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });

/** Returns every file of a folder with its content. */
const filesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length + 1), readFileSync(file, "utf8")]),
  );

const CHANGES = new Map([
  ["a.yaml", Buffer.from("a: 2\n\n\n\n\nz: 1\n")],
  ["nuovo/c.md", Buffer.from("c")],
  ["b.yaml", null],
]);

const BEFORE = { "a.yaml": "a: 1\n\n\n\n\nz: 1\n", "b.yaml": "b: 1\n" };
const AFTER = { "a.yaml": "a: 2\n\n\n\n\nz: 1\n", "nuovo/c.md": "c" };
const z = (value: number) => new Map([["a.yaml", Buffer.from(`a: 2\n\n\n\n\nz: ${value}\n`)]]);

/** Simulates a disk on which everything fails after a number of calls. */
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

describe("a save", () => {
  test("changes, adds and takes away files, and is remembered after a restart", () => {
    const { open, project } = newProject();
    const repository = open();
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
      files: [
        { path: "a.yaml", change: "changed" },
        { path: "b.yaml", change: "removed" },
        { path: "nuovo/c.md", change: "added" },
      ],
    });
    expect([...again.unpublished().keys()]).toEqual(["a.yaml", "b.yaml", "nuovo/c.md"]);
    again.save("Annullato", again.undoing(save.id) ?? new Map(), NOW + 1000, save.id);
    expect(filesIn(again.content)).toEqual(BEFORE);
    expect(again.saves().map(({ undone }) => undone)).toEqual([false, true]);
    expect(again.unpublished().size).toBe(0);
  });

  test("is taken back although the file has changed elsewhere since, and not where the same line has", () => {
    const repository = newProject().open();
    const first = repository.save("Prima", CHANGES, NOW);
    const second = repository.save("Seconda", z(2), NOW + 1000);
    expect(String(repository.undoing(first.id)?.get("a.yaml"))).toBe("a: 1\n\n\n\n\nz: 2\n");
    repository.save("Terza", z(3), NOW + 2000);
    expect(repository.undoing(second.id)).toBeUndefined();
    expect(readFileSync(join(repository.content, "a.yaml"), "utf8")).toContain("z: 3");
  });

  test("is a version of its files, with the words of before and after, also under an earlier name", () => {
    const repository = newProject().open();
    const text = (word: string) => Buffer.from(`Prima riga.\nLa festa è in ${word}.\nE basta.\n`);
    repository.save("Scritto", new Map([["uno.md", text("agosto")]]), NOW);
    const moved = new Map([["uno.md", null] as const, ["due.md", text("agosto")] as const]);
    repository.save("Spostato", moved, NOW + 1000);
    repository.save("Cambiato", new Map([["due.md", text("luglio")]]), NOW + 2000);
    const versions = repository.versions("due.md");
    expect(versions.map(({ what, path }) => [what, path])).toEqual([
      ["Cambiato", "due.md"],
      ["Spostato", "due.md"],
      ["Scritto", "uno.md"],
    ]);
    const [{ words = [] } = {}] = versions;
    expect(words.filter(({ kind }) => kind !== "same")).toEqual([
      { kind: "gone", text: "agosto." },
      { kind: "come", text: "luglio." },
    ]);
    expect(repository.bytesAt(versions[2]?.id ?? "", "uno.md")).toEqual(text("agosto"));
  });

  test("on a disk that is full at any moment leaves every file as it was, and nothing beside it", () => {
    let isSaved = false;
    for (let calls = 0; !isSaved; calls += 1) {
      expect(calls).toBeLessThan(30);
      const repository = newProject().open(fullAfter(calls));
      try {
        repository.save("Prova", CHANGES, NOW);
        isSaved = true;
      } catch (error) {
        expect(error).toMatchObject({ code: "ENOSPC" });
        expect(filesIn(repository.content), `after ${calls} calls`).toEqual(BEFORE);
        expect(repository.saves()).toEqual([]);
      }
    }
  });

  test("that git does not take leaves every file as it was", () => {
    const repository = newProject().open();
    expect(() => repository.save("Prova", CHANGES, Number.NaN)).toThrow();
    expect(filesIn(repository.content)).toEqual(BEFORE);
  });
});

describe("the desk opens again", () => {
  test("after a save that was killed, and nothing of it is left", () => {
    const { open } = newProject();
    const { content, folder } = open();
    writeFileSync(join(content, "a.yaml"), "a: 2\n");
    writeFileSync(join(content, ".a.yaml.unfinished"), "a: ");
    rmSync(join(content, "b.yaml"));
    writeFileSync(join(git(folder, "rev-parse", "--absolute-git-dir").trim(), "index.lock"), "");
    const next = open();
    expect(filesIn(next.content)).toEqual(BEFORE);
    next.save("Prova", CHANGES, NOW);
    expect(filesIn(next.content)).toEqual(AFTER);
  });

  test.each([
    ["its index", (own: string) => writeFileSync(join(own, "index"), "")],
    ["where it stands", (own: string) => writeFileSync(join(own, "HEAD"), "")],
    [
      "the name of its last save",
      (_own: string, heads: string) => writeFileSync(join(heads, "banco"), ""),
    ],
    [
      "what visitors read",
      (own: string) => {
        mkdirSync(join(own, "../../refs/redazione"), { recursive: true });
        writeFileSync(join(own, "../../refs/redazione/pubblicato"), "");
      },
    ],
    [
      "its folder",
      (_own: string, _heads: string, folder: string) => rmSync(folder, { recursive: true }),
    ],
  ])("when a disk that was full has emptied %s, with all that was saved", (_, damage) => {
    const { open, project } = newProject();
    const repository = open();
    const save = repository.save("Prova", CHANGES, NOW);
    const own = git(repository.folder, "rev-parse", "--absolute-git-dir").trim();
    damage(own, join(project, ".git/refs/heads"), repository.folder);
    const next = open();
    expect(next.saves()).toEqual([save]);
    expect(filesIn(next.content)).toEqual(AFTER);
    expect(next.unpublished().size).toBe(3);
  });
});

test("the desk of a copied project leaves that of the original alone, and has all that was saved", () => {
  const { open, project } = newProject();
  const repository = open();
  const save = repository.save("Prova", CHANGES, NOW);
  const copy = folderWith();
  cpSync(join(project, ".."), copy, { recursive: true });
  const other = new Repository({
    ...{ project: join(copy, "sito"), folder: join(copy, "stato/sito"), branch: "main" },
  });
  expect(other.saves()).toEqual([save]);
  other.save("Nella copia", z(8), NOW + 1000);
  expect(other.saves().length).toBe(2);
  expect(open().saves()).toEqual([save]);
  expect(filesIn(repository.content)).toEqual(AFTER);
});

test("a project that is itself on the branch of the desk is left as it is", () => {
  const { project, folder, open } = newProject();
  open();
  rmSync(folder, { recursive: true });
  git(project, "worktree", "prune");
  git(project, "switch", "--quiet", "banco");
  mkdirSync(join(project, "stato/sito"), { recursive: true });
  writeFileSync(join(project, "content/a.yaml"), "a: mio\n");
  const inside = { project, folder: join(project, "stato/sito"), branch: "main" };
  expect(() => new Repository(inside)).toThrow(/banco/);
  expect(readFileSync(join(project, "content/a.yaml"), "utf8")).toBe("a: mio\n");
});

test("two working trees of one repository have one desk: the other is told of it", () => {
  const { open, project } = newProject();
  const repository = open();
  const second = join(folderWith(), "altro");
  git(project, "worktree", "add", "--quiet", "-b", "altro", second);
  const folder = join(second, "stato/sito");
  expect(() => new Repository({ project: second, folder, branch: "main" })).toThrow(/banco/);
  expect(repository.save("Prova", CHANGES, NOW).what).toBe("Prova");
});

describe("what others commit", () => {
  function withOthers(text: string) {
    const made = newProject();
    const repository = made.open();
    repository.save("Prova", CHANGES, NOW);
    writeFileSync(join(made.project, "content/a.yaml"), text);
    expect(repository.hasUncommitted()).toBe(true);
    git(made.project, "commit", "--quiet", "--all", "--message", "Altri");
    expect(repository.hasUncommitted()).toBe(false);
    return { ...made, repository };
  }

  test("is taken in beside what was saved", () => {
    const { repository } = withOthers("a: 1\n\n\n\n\nz: 5\n");
    expect([...repository.ofOthers().keys()]).toEqual(["a.yaml"]);
    repository.takeIn();
    expect(readFileSync(join(repository.content, "a.yaml"), "utf8")).toBe("a: 2\n\n\n\n\nz: 5\n");
    expect(repository.saves().length).toBe(1);
  });

  test("on the same line waits until an editor has decided", () => {
    for (const [favour, line] of [
      ["ours", "a: 2"],
      ["theirs", "a: 7"],
    ] as const) {
      const { repository } = withOthers("a: 7\n\n\n\n\nz: 1\n");
      expect(() => repository.takeIn()).toThrow(ConflictError);
      expect(readFileSync(join(repository.content, "a.yaml"), "utf8")).toContain("a: 2");
      repository.takeIn(undefined, favour);
      expect(readFileSync(join(repository.content, "a.yaml"), "utf8")).toContain(line);
      expect(repository.saves().length).toBe(1);
    }
  });
});

describe("a programmer's checkout", () => {
  test("goes along with what is published where nobody's work is in the way", () => {
    const { open, project } = newProject();
    const repository = open();
    repository.save("Prova", CHANGES, NOW);
    expect(repository.notePublished(repository.publication("Maria", "Prova"))).toBe(true);
    expect(filesIn(join(project, "content"))).toEqual(AFTER);
    expect(git(project, "log", "--first-parent", "--format=%an: %s", "--max-count=1")).toBe(
      "Maria: Prova\n",
    );
    expect(repository.saves().length).toBe(1);
  });

  test.each([
    [
      "has unfinished work in the same file",
      (project: string) => writeFileSync(join(project, "content/a.yaml"), "a: mio\n"),
    ],
    [
      "has a lock that a killed git left",
      (project: string) => writeFileSync(join(project, ".git/index.lock"), ""),
    ],
  ])("that %s stays as it is, and is told of", (_, disturb) => {
    const { open, project } = newProject();
    const repository = open();
    disturb(project);
    const before = filesIn(join(project, "content"));
    repository.save("Prova", CHANGES, NOW);
    expect(repository.notePublished(repository.publication("Maria", "Prova"))).toBe(false);
    expect(filesIn(join(project, "content"))).toEqual(before);
    expect(repository.unpublished().size).toBe(0);
  });

  test("on a branch without a commit gets none", () => {
    const { open, project } = newProject();
    open();
    git(project, "switch", "--quiet", "--orphan", "nuovo");
    open().save("Prova", CHANGES, NOW);
    expect(() => git(project, "rev-parse", "--verify", "HEAD")).toThrow();
  });

  test("on a branch of its own is not touched at all", () => {
    const { open, project } = newProject();
    git(project, "init", "--quiet", "--initial-branch=main");
    git(project, "add", "--all");
    git(project, "commit", "--quiet", "--message", "Inizio");
    git(project, "switch", "--quiet", "--create", "prova");
    writeFileSync(join(project, "content/b.yaml"), "b: prova\n");
    writeFileSync(join(project, "programma.ts"), "//");
    git(project, "add", "--all");
    git(project, "commit", "--quiet", "--message", "A metà");
    const before = git(project, "rev-parse", "HEAD");
    const repository = open();
    repository.save("Prova", z(4), NOW);
    repository.notePublished(repository.publication("Maria", "Prova"));
    expect(git(project, "rev-parse", "HEAD")).toBe(before);
    expect(git(project, "status", "--porcelain")).toBe("");
    expect(git(project, "show", "main:content/a.yaml")).toContain("z: 4");
    expect(git(project, "show", "main:content/b.yaml")).toBe("b: 1\n");
    expect(existsSync(join(repository.folder, "programma.ts"))).toBe(false);
  });
});

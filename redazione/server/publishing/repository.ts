import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { REDIRECTS_FILE } from "../../../pipeline/checks/redirect-checks.ts";
import type { SaveInHistory, Version } from "../../api.ts";
import type { Changes } from "../saving/changes.ts";
import { type Disk, realDisk, writeFiles } from "../saving/write-files.ts";
import { DESK_EMAIL, git, gitBytes, tryGit } from "./git.ts";

/** The desk's branch, with one commit for each save. */
const BRANCH = "banco";
/** The published commit: the texts that visitors read. */
const PUBLISHED = "refs/redazione/pubblicato";
/** The remote's branch as of the last fetch. */
export const ONLINE = "refs/redazione/online";

const CONTENT = "content";
/** The prefix, in the message of a revert, of the save that it reverts. */
const UNDOES = "Annulla: ";
/** Maximum number of saves shown in the history. */
const MOST_SAVES = 200;
/** Maximum number of versions of a file. */
const MOST_VERSIONS = 50;
const [RECORD, PART] = ["\x1e", "\x1f"];

interface RepositoryOptions {
  /** The project's folder, which the desk changes only by fast-forward. */
  project: string;
  /** The folder of the desk's own working tree, existing or not. */
  folder: string;
  /** The published branch. */
  branch: string;
  /** The remote that it is pushed to, if the site is published by git. */
  remote?: string | undefined;
  disk?: Disk;
}

/** The side whose version wins in a merge conflict. */
export type Favour = "ours" | "theirs";

/** Thrown when a merge has conflicts; names the files. */
export class ConflictError extends Error {
  readonly files: readonly string[];

  constructor(files: readonly string[]) {
    super(files.join(", "));
    this.files = files;
  }
}

/** The desk's own working tree of the project: editors' changes to content/, one commit for each save. */
export class Repository {
  readonly folder: string;
  readonly content: string;
  /** Whether the project had no repository, so that the desk created one. */
  readonly isNew: boolean;
  private readonly project: string;
  private readonly branch: string;
  private readonly disk: Disk;

  /** Creates what is missing, and discards an unfinished save left by a power failure. */
  constructor({ project, folder, branch, remote, disk = realDisk }: RepositoryOptions) {
    this.project = resolve(project);
    this.folder = resolve(folder);
    this.content = join(this.folder, CONTENT);
    this.branch = branch;
    this.disk = disk;
    this.isNew = this.begin();
    if (!this.isOurs()) this.checkOut(remote);
    this.restore();
    // Marks the start: commits of others from here on count as theirs.
    if (!this.commitOf(PUBLISHED)) {
      rmSync(join(this.commonFolder(), PUBLISHED), { force: true });
      git(this.folder, "update-ref", PUBLISHED, this.published());
    }
  }

  /** Creates a repository for a project that has none. */
  private begin(): boolean {
    const top = tryGit(this.project, "rev-parse", "--show-toplevel");
    const isOwn = top !== undefined && realpathSync(top) === realpathSync(this.project);
    if (!isOwn) git(this.project, "init", "--quiet", `--initial-branch=${this.branch}`);
    if (tryGit(this.project, "rev-list", "--all", "--max-count=1") === "") {
      git(this.project, "add", "--all", "--", ".", ":(exclude)*.unfinished");
      // Another author than the desk's saves, so that it cannot be undone.
      const another = ["-c", "user.email=sito@localhost"];
      git(
        this.project,
        ...another,
        "commit",
        "--quiet",
        "--allow-empty",
        "--message",
        "Il sito com’è",
      );
    }
    return !isOwn;
  }

  /**
   * Tells whether the working tree is intact, and of this project: that of a copied folder still points to the
   * original.
   */
  private isOurs(): boolean {
    const common = tryGit(this.folder, "rev-parse", "--path-format=absolute", "--git-common-dir");
    const top = tryGit(this.folder, "rev-parse", "--show-toplevel");
    return (
      top !== undefined &&
      realpathSync(top) === realpathSync(this.folder) &&
      common === this.commonFolder() &&
      tryGit(this.folder, "rev-parse", "--verify", "HEAD") !== undefined &&
      tryGit(this.folder, "symbolic-ref", "--short", "HEAD") === BRANCH
    );
  }

  private checkOut(remote: string | undefined): void {
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(dirname(this.folder), { recursive: true });
    this.forgetCopies();
    git(this.project, "worktree", "prune");
    const start = this.lastSave() ?? this.startOf(remote);
    if (this.commitOf(`refs/heads/${BRANCH}`) === undefined)
      rmSync(join(this.commonFolder(), "refs/heads", BRANCH), { force: true });
    git(this.project, "worktree", "add", "--quiet", "-B", BRANCH, this.folder, start);
  }

  /** Removes a copied folder's records of the original's working trees, which themselves stay untouched. */
  private forgetCopies(): void {
    const known = join(this.commonFolder(), "worktrees");
    for (const name of existsSync(known) ? readdirSync(known) : []) {
      const there = readFileSync(join(known, name, "gitdir"), "utf8").trim();
      const back = existsSync(there) ? readFileSync(there, "utf8") : "";
      if (back.trim() !== `gitdir: ${join(known, name)}`)
        rmSync(join(known, name), { recursive: true });
    }
  }

  /** Returns the tip of the desk's branch, from the reflog if a full disk has destroyed its ref. */
  private lastSave(): string | undefined {
    const log = join(this.commonFolder(), "logs/refs/heads", BRANCH);
    const [, last] = existsSync(log)
      ? (readFileSync(log, "utf8").trimEnd().split("\n").at(-1)?.split(" ") ?? [])
      : [];
    return [`refs/heads/${BRANCH}`, last ?? ""].find((name) => this.commitOf(name) !== undefined);
  }

  /** Returns the ref of the published commit, without a programmer's commits that are not pushed yet. */
  private startOf(remote: string | undefined): string {
    if (remote !== undefined)
      tryGit(this.project, "fetch", "--quiet", remote, `+refs/heads/${this.branch}:${ONLINE}`);
    const names = [...(remote === undefined ? [] : [ONLINE]), `refs/heads/${this.branch}`, "HEAD"];
    return names.find((name) => this.commitOf(name) !== undefined) ?? "HEAD";
  }

  private commonFolder(): string {
    return git(this.project, "rev-parse", "--path-format=absolute", "--git-common-dir");
  }

  private commitOf(name: string): string | undefined {
    return name === ""
      ? undefined
      : tryGit(this.project, "rev-parse", "--verify", `${name}^{commit}`);
  }

  /** Resets to the last save. Only the desk works here, so any lock is stale and is deleted. */
  private restore(): void {
    const own = git(this.folder, "rev-parse", "--absolute-git-dir");
    const locks = [join(own, "index.lock"), join(own, "HEAD.lock")];
    locks.push(join(this.commonFolder(), "refs/heads", `${BRANCH}.lock`));
    for (const lock of locks) rmSync(lock, { force: true });
    if (tryGit(this.folder, "reset", "--quiet", "--hard") === undefined) {
      rmSync(join(own, "index"), { force: true });
      git(this.folder, "reset", "--quiet", "--hard");
    }
    git(this.folder, "clean", "--quiet", "-d", "--force", "-x", "--", CONTENT);
  }

  /**
   * Writes files of the content as one commit.
   * @param at in milliseconds since the epoch
   * @param undoes the save that this one reverts
   * @throws the error of the disk or of git; then nothing has changed
   */
  save(what: string, changes: Changes, at: number, undoes?: string): SaveInHistory {
    try {
      writeFiles(this.content, changes, this.disk);
      const date = new Date(at).toISOString();
      const message = undoes ? `${what}\n\n${UNDOES}${undoes}` : what;
      const paths = [...changes.keys()].map((path) => `${CONTENT}/${path}`);
      git(this.folder, "add", "--all", "--force", "--", ...paths);
      gitBytes(this.folder, ["commit", "--quiet", "--allow-empty", "--message", message], {
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_DATE: date,
      });
    } catch (error) {
      this.restore();
      throw error;
    }
    return this.saves(1)[0] as SaveInHistory;
  }

  /** Returns the newest saves, newest first. */
  saves(most = MOST_SAVES): SaveInHistory[] {
    const format = `--format=${RECORD}%H${PART}%aI${PART}%s${PART}%b${PART}`;
    const only = [
      "--full-history",
      "--no-merges",
      `--author=<${DESK_EMAIL}>`,
      `--max-count=${most}`,
    ];
    const log = git(
      this.folder,
      "log",
      format,
      "--name-status",
      "--no-renames",
      ...only,
      "--",
      CONTENT,
    );
    const records = log
      .split(RECORD)
      .slice(1)
      .map((record) => record.split(PART));
    const undone = new Set(
      records.flatMap(([, , , body = ""]) =>
        body.startsWith(UNDOES) ? [body.slice(UNDOES.length).trim()] : [],
      ),
    );
    return records.map(([id = "", at = "", what = "", , files = ""]) => ({
      ...{ id, at: new Date(at).toISOString(), what },
      undone: undone.has(id),
      files: changedFiles(files),
    }));
  }

  /** Returns the versions of a file, newest first, also under its earlier names, with the words that each has changed. */
  versions(path: string): Version[] {
    const log = git(
      this.folder,
      "log",
      "--follow",
      `--format=${RECORD}%H${PART}%aI${PART}%s${PART}%an${PART}`,
      ...["--raw", "--word-diff=porcelain", "--unified=1", `--max-count=${MOST_VERSIONS}`],
      "--",
      `${CONTENT}/${path}`,
    );
    return log
      .split(RECORD)
      .slice(1)
      .map((record) => {
        const [id = "", at = "", what = "", who = "", diff = ""] = record.split(PART);
        const name = /^:.*\t(.*)$/m.exec(diff)?.[1] ?? `${CONTENT}/${path}`;
        return {
          ...{ id, at: new Date(at).toISOString(), path: name.replace(`${CONTENT}/`, "") },
          what: who === "Redazione" ? what : `Da ${who}: ${what}`,
          words: changedWords(diff),
        };
      });
  }

  /** Returns the changes that revert a save but keep later ones; undefined if they conflict. */
  undoing(id: string): Changes | undefined {
    try {
      if (tryGit(this.folder, "revert", "--no-commit", id) === undefined) this.keepList();
      const files = git(
        this.folder,
        "diff",
        "--cached",
        "--name-status",
        "--no-renames",
        "HEAD",
        "--",
        CONTENT,
      );
      return new Map(changedFiles(files).map(({ path }) => [path, this.bytesOf(path)]));
    } catch {
      return undefined;
    } finally {
      this.restore();
    }
  }

  /**
   * Resolves a conflict in the list of redirects, which saves append to, in favour of the current one.
   * @throws if other files conflict too
   */
  private keepList(): void {
    const list = `${CONTENT}/${REDIRECTS_FILE}`;
    git(this.folder, "checkout", "--ours", "--", list);
    git(this.folder, "add", "--", list);
    if (git(this.folder, "diff", "--name-only", "--diff-filter=U") !== "") throw new Error(list);
  }

  /**
   * Returns the earlier bytes of the files in which the desk differs from the published commit and from later commits
   * of others.
   * @param ref the others' commits
   */
  unpublished(ref?: string): Changes {
    const others = this.ofOthers(ref);
    const all = [...this.before(this.published(), "HEAD")].map(
      ([path, bytes]) =>
        [path, others.has(path) ? (others.get(path)?.after ?? null) : bytes] as const,
    );
    const isOurs = (path: string, before: Buffer | null) => {
      const now = this.bytesOf(path);
      return before && now ? !before.equals(now) : before !== now;
    };
    return new Map(all.filter(([path, before]) => isOurs(path, before)));
  }

  /** Returns the files that differ between two commits, as of the first. */
  before(one: string, other: string): Changes {
    const files = git(
      this.folder,
      "diff",
      "--name-status",
      "--no-renames",
      one,
      other,
      "--",
      CONTENT,
    );
    return new Map(changedFiles(files).map(({ path }) => [path, this.bytesAt(one, path)]));
  }

  /**
   * Returns the files that others have committed since the site was published, before and after.
   * @param ref the others' commits
   */
  ofOthers(
    ref = `refs/heads/${this.branch}`,
  ): Map<string, { before: Buffer | null; after: Buffer | null }> {
    const base = this.commitOf(ref) && tryGit(this.folder, "merge-base", this.published(), ref);
    if (!base) return new Map();
    const before = [...this.before(base, ref)];
    return new Map(
      before.map(([path, bytes]) => [path, { before: bytes, after: this.bytesAt(ref, path) }]),
    );
  }

  bytesAt(commit: string, path: string): Buffer | null {
    try {
      return gitBytes(this.folder, ["cat-file", "blob", `${commit}:${CONTENT}/${path}`]);
    } catch {
      return null;
    }
  }

  bytesOf(path: string): Buffer | null {
    const file = join(this.content, path);
    return existsSync(file) ? readFileSync(file) : null;
  }

  /** Returns the published files with their blob ids. */
  publishedBlobs(): Map<string, string> {
    const lines = git(this.folder, "ls-tree", "-r", this.published(), "--", CONTENT).split("\n");
    return new Map(
      lines.map((line) => {
        const [about = "", path = ""] = line.split("\t");
        return [path.replace(`${CONTENT}/`, ""), about.split(" ")[2] ?? ""];
      }),
    );
  }

  /** Returns the commit that visitors read: the last published one, or else the one the desk started from. */
  private published(): string {
    const found = [PUBLISHED, `refs/heads/${this.branch}`].find((name) => this.commitOf(name));
    return (found && tryGit(this.folder, "merge-base", found, "HEAD")) ?? "HEAD";
  }

  /**
   * Merges what others have committed.
   * @param ref their commits, by default the local published branch; does nothing if it does not exist
   * @param favour whose version wins where both have changed the same lines
   * @throws ConflictError where both have, and no favour is given
   */
  takeIn(ref = `refs/heads/${this.branch}`, favour?: Favour): void {
    if (this.commitOf(ref) === undefined) return;
    try {
      const choice = favour ? ["--strategy-option", favour] : [];
      git(this.folder, "merge", "--quiet", ...choice, "--message", "Cambiamenti di altri", ref);
    } catch (error) {
      const files = git(this.folder, "diff", "--name-only", "--diff-filter=U");
      this.restore();
      if (files === "") throw error;
      throw new ConflictError(files.split("\n").map((file) => file.replace(`${CONTENT}/`, "")));
    }
  }

  /** Records the remote's branch as the published commit. */
  noteOnline(): void {
    const online = this.commitOf(ONLINE);
    if (online) git(this.folder, "update-ref", PUBLISHED, online);
  }

  /** Tells whether anything outside content/ differs from a commit, by default from the local published branch. */
  hasOtherChanges(since = `refs/heads/${this.branch}`): boolean {
    if (this.commitOf(since) === undefined) return false;
    const other = [".", `:(exclude)${CONTENT}`];
    return tryGit(this.folder, "diff", "--quiet", since, "HEAD", "--", ...other) === undefined;
  }

  /**
   * Creates one commit of everything to be published, on top of the published ones.
   * @param since the published commit, by default the local published branch; it may not exist yet
   * @param who the author's name
   */
  publication(who: string, message: string, since = `refs/heads/${this.branch}`): string {
    const parents = [...(this.commitOf(since) ? [since] : []), "HEAD"];
    const args = ["commit-tree", "HEAD^{tree}", "-m", message];
    const env = { GIT_AUTHOR_NAME: who, GIT_COMMITTER_NAME: who };
    const commit = gitBytes(
      this.folder,
      [...args, ...parents.flatMap((parent) => ["-p", parent])],
      env,
    );
    return commit.toString("utf8").trim();
  }

  /**
   * Records the commit as published, and fast-forwards the published branch unless that would overwrite somebody's
   * work.
   * @returns whether the project's own content/ equals the published one
   */
  notePublished(commit: string): boolean {
    git(this.folder, "merge", "--quiet", "--ff-only", commit);
    git(this.folder, "update-ref", PUBLISHED, commit);
    if (tryGit(this.project, "symbolic-ref", "--short", "HEAD") === this.branch)
      tryGit(this.project, "merge", "--quiet", "--ff-only", commit);
    else tryGit(this.project, "fetch", "--quiet", ".", `${BRANCH}:refs/heads/${this.branch}`);
    return tryGit(this.project, "diff", "--quiet", commit, "--", CONTENT) !== undefined;
  }

  /** Tells whether the project's content/ has uncommitted changes, which the desk does not see. */
  hasUncommitted(): boolean {
    return Boolean(tryGit(this.project, "status", "--porcelain", "--", CONTENT));
  }
}

const WORDS = { "+": "come", "-": "gone", " ": "same" } as const;

/** Parses git's word diff; each line break, and each gap between its parts, becomes a line break. */
function changedWords(diff: string): Version["words"] {
  const start = diff.indexOf("\n@@ -");
  // A file that begins has nothing before it.
  const isFirst = start < 0 || diff.startsWith("\n@@ -0,0", start);
  const lines = isFirst ? [] : diff.slice(start + 1).split("\n");
  const words = lines.flatMap((line): Version["words"] => {
    const kind = WORDS[line[0] as keyof typeof WORDS];
    if (kind) return [{ kind, text: line.slice(1) }];
    return line === "~" || line.startsWith("@@") ? [{ kind: "same", text: "\n" }] : [];
  });
  return words.slice(1);
}

const CHANGES = { A: "added", D: "removed" } as const;

/** Parses git's name-status lines, as "M\tcontent/hours.yaml". */
function changedFiles(lines: string): SaveInHistory["files"] {
  return lines
    .split("\n")
    .filter((line) => line.includes("\t"))
    .map((line) => {
      const [status = "", path = ""] = line.split("\t");
      return {
        path: path.replace(`${CONTENT}/`, ""),
        change: CHANGES[status as keyof typeof CHANGES] ?? "changed",
      };
    });
}

import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { REDIRECTS_FILE } from "../../../pipeline/checks/redirect-checks.ts";
import type { SaveInHistory } from "../../api.ts";
import type { Changes } from "../saving/changes.ts";
import { type Disk, realDisk, writeFiles } from "../saving/write-files.ts";
import { DESK_EMAIL, git, gitBytes, tryGit } from "./git.ts";

/** The branch of the desk: every save is a commit of it. */
const BRANCH = "banco";
/** What visitors read. */
const PUBLISHED = "refs/redazione/pubblicato";
/** What the other side had when it was last asked. */
export const ONLINE = "refs/redazione/online";

const CONTENT = "content";
/** In the message of a commit, the save that it takes back. */
const UNDOES = "Annulla: ";
/** Saves that the history shows. */
const MOST_SAVES = 200;
const [RECORD, PART] = ["\x1e", "\x1f"];

interface RepositoryOptions {
  /** The project's folder, in which the desk touches nothing but what fast-forwards. */
  project: string;
  /** Where the desk's own working tree is, or is to be. */
  folder: string;
  /** The branch that is published. */
  branch: string;
  /** Where it is published to, if the site is published by git. */
  remote?: string | undefined;
  disk?: Disk;
}

/** Whose words stay where two people have changed the same. */
export type Favour = "ours" | "theirs";

/** What two people have changed in the same place. */
export class ConflictError extends Error {
  readonly files: readonly string[];

  constructor(files: readonly string[]) {
    super(files.join(", "));
    this.files = files;
  }
}

/** The desk's own working tree of the project: its content/ is what editors write, a commit for each save. */
export class Repository {
  readonly folder: string;
  readonly content: string;
  /** Whether there was none, and the desk has made it. */
  readonly isNew: boolean;
  private readonly project: string;
  private readonly branch: string;
  private readonly disk: Disk;

  /** Makes what is missing, and throws away what a save had begun when the power went. */
  constructor({ project, folder, branch, remote, disk = realDisk }: RepositoryOptions) {
    this.project = resolve(project);
    this.folder = resolve(folder);
    this.content = join(this.folder, CONTENT);
    this.branch = branch;
    this.disk = disk;
    this.isNew = this.begin();
    if (!this.isOurs()) this.checkOut(remote);
    this.restore();
    // What others commit from here on is theirs.
    if (!this.commitOf(PUBLISHED)) {
      rmSync(join(this.commonFolder(), PUBLISHED), { force: true });
      git(this.folder, "update-ref", PUBLISHED, this.published());
    }
  }

  /** Makes a repository of a project that is in none. */
  private begin(): boolean {
    const top = tryGit(this.project, "rev-parse", "--show-toplevel");
    const isOwn = top !== undefined && realpathSync(top) === realpathSync(this.project);
    if (!isOwn) git(this.project, "init", "--quiet", `--initial-branch=${this.branch}`);
    if (tryGit(this.project, "rev-parse", "--verify", "HEAD") === undefined) {
      git(this.project, "add", "--all", "--", ".", ":(exclude)*.unfinished");
      // No save of the desk's: it cannot be undone.
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

  /** Whether the desk's working tree is whole, and of this project: a copy of its folder leads to that of the original. */
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

  /** Takes away what a copied folder remembers of the working trees of the original, which stay as they are. */
  private forgetCopies(): void {
    const known = join(this.commonFolder(), "worktrees");
    for (const name of existsSync(known) ? readdirSync(known) : []) {
      const there = readFileSync(join(known, name, "gitdir"), "utf8").trim();
      const back = existsSync(there) ? readFileSync(there, "utf8") : "";
      if (back.trim() !== `gitdir: ${join(known, name)}`)
        rmSync(join(known, name), { recursive: true });
    }
  }

  /** Where the branch of the desk ended, also if a disk that was full has taken its name. */
  private lastSave(): string | undefined {
    const log = join(this.commonFolder(), "logs/refs/heads", BRANCH);
    const [, last] = existsSync(log)
      ? (readFileSync(log, "utf8").trimEnd().split("\n").at(-1)?.split(" ") ?? [])
      : [];
    return [`refs/heads/${BRANCH}`, last ?? ""].find((name) => this.commitOf(name) !== undefined);
  }

  /** What is published, without what a programmer has not sent yet. */
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

  /** Back to the last save: nobody but the desk works here, so that a lock is one that was left behind. */
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
   * Writes some files of the content, as one commit.
   * @param at in milliseconds since the epoch
   * @param undoes the save that this one takes back
   * @throws what the disk or git says; then nothing has changed
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

  /** The newest saves, the newest first. */
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

  /** What has to be written to take a save back, leaving what came after it; undefined if that cannot be. */
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

  /** Leaves the list of redirects as it is, to which saves add line after line. @throws where more than that stands in the way */
  private keepList(): void {
    const list = `${CONTENT}/${REDIRECTS_FILE}`;
    git(this.folder, "checkout", "--ours", "--", list);
    git(this.folder, "add", "--", list);
    if (git(this.folder, "diff", "--name-only", "--diff-filter=U") !== "") throw new Error(list);
  }

  /** What the files were in which the desk differs from what visitors read, and from what others have committed since. @param ref theirs */
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

  /** The files that differ between two commits, as they are in the first. */
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

  /** What others have committed since the site was published, before and after. @param ref theirs */
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

  private bytesAt(commit: string, path: string): Buffer | null {
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

  /** The files of what is published, each by git's name for its bytes. */
  publishedBlobs(): Map<string, string> {
    const lines = git(this.folder, "ls-tree", "-r", this.published(), "--", CONTENT).split("\n");
    return new Map(
      lines.map((line) => {
        const [about = "", path = ""] = line.split("\t");
        return [path.replace(`${CONTENT}/`, ""), about.split(" ")[2] ?? ""];
      }),
    );
  }

  /** What visitors read: as it was published, or else where the desk began. */
  private published(): string {
    const found = [PUBLISHED, `refs/heads/${this.branch}`].find((name) => this.commitOf(name));
    return (found && tryGit(this.folder, "merge-base", found, "HEAD")) ?? "HEAD";
  }

  /**
   * Brings in what others have committed.
   * @param ref theirs, by default the published branch of this machine; nothing happens where there is none
   * @param favour whose words stay where both have changed the same
   * @throws ConflictError where both have, and nobody has decided
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

  /** Takes what the other side has for what visitors read. */
  noteOnline(): void {
    const online = this.commitOf(ONLINE);
    if (online) git(this.folder, "update-ref", PUBLISHED, online);
  }

  /** Whether anything but the content differs from a commit, by default from the published branch of this machine. */
  hasOtherChanges(since = `refs/heads/${this.branch}`): boolean {
    if (this.commitOf(since) === undefined) return false;
    const other = [".", `:(exclude)${CONTENT}`];
    return tryGit(this.folder, "diff", "--quiet", since, "HEAD", "--", ...other) === undefined;
  }

  /**
   * Makes one commit of what is to be published, on top of what is.
   * @param since what visitors read, by default the published branch of this machine; it may not be there yet
   * @param who does it
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
   * Remembers what visitors read now, and moves the published branch there as far as nobody's work is in the way.
   * @returns whether the project's own content/ is what was published
   */
  notePublished(commit: string): boolean {
    git(this.folder, "merge", "--quiet", "--ff-only", commit);
    git(this.folder, "update-ref", PUBLISHED, commit);
    if (tryGit(this.project, "symbolic-ref", "--short", "HEAD") === this.branch)
      tryGit(this.project, "merge", "--quiet", "--ff-only", commit);
    else tryGit(this.project, "fetch", "--quiet", ".", `${BRANCH}:refs/heads/${this.branch}`);
    return tryGit(this.project, "diff", "--quiet", commit, "--", CONTENT) !== undefined;
  }

  /** Whether somebody has changed files of the project's content/ without committing them: the desk does not see them. */
  hasUncommitted(): boolean {
    return Boolean(tryGit(this.project, "status", "--porcelain", "--", CONTENT));
  }
}

const CHANGES = { A: "added", D: "removed" } as const;

/** Lines of git, as "M\tcontent/hours.yaml". */
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

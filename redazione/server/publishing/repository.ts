import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { tried } from "../../../domain/untrusted.ts";
import { REDIRECTS_FILE } from "../../../pipeline/checks/redirect-checks.ts";
import type { PublishingWish, SaveInHistory } from "../../api.ts";
import type { Difference } from "../saving/described-changes.ts";
import type { Changes } from "../saving/write-files.ts";
import { writeFiles } from "../saving/write-files.ts";
import { DESK_EMAIL, git, gitBytes, tryGit } from "./git.ts";
import type { PublishingSettings } from "./publishing-settings.ts";

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

/** Files of the content by their paths. */
type Differences = Map<string, Difference>;

/** The desk's own working tree of the project: editors' changes to content/, one commit for each save. */
export class Repository {
  readonly folder: string;
  readonly content: string;
  /** Whether the project had no repository, so that the desk created one. */
  readonly isNew: boolean;
  private readonly project: string;
  private readonly settings: () => PublishingSettings | undefined;
  /** The published branch, and its local ref. */
  private readonly branch: string;
  private readonly local: string;
  /** The folder of the project's repository. */
  private readonly common: string;

  /**
   * Creates what is missing, and discards an unfinished save left by a power failure.
   * @param project the project's folder, which the desk changes only by fast-forward
   * @param folder that of the desk's own working tree, existing or not @param settings undefined while they are invalid
   */
  constructor(
    project: string,
    folder: string,
    settings: () => PublishingSettings | undefined = () => undefined,
  ) {
    this.project = resolve(project);
    this.folder = resolve(folder);
    this.content = join(this.folder, CONTENT);
    this.settings = settings;
    this.branch = settings()?.branch ?? "main";
    this.local = `refs/heads/${this.branch}`;
    this.isNew = this.begin();
    this.common = git(this.project, "rev-parse", "--path-format=absolute", "--git-common-dir");
    if (this.isOurs()) this.restore();
    else this.checkOut();
    // Marks the start: commits of others from here on count as theirs.
    if (!this.commitOf(PUBLISHED)) {
      rmSync(join(this.common, PUBLISHED), { force: true });
      this.git("update-ref", PUBLISHED, this.published());
    }
  }

  /** Creates a repository for a project that has none. */
  private begin(): boolean {
    const isOwn = tryGit(this.project, "rev-parse", "--show-prefix") === "";
    if (!isOwn) git(this.project, "init", "--quiet", `--initial-branch=${this.branch}`);
    if (tryGit(this.project, "rev-list", "--all", "--max-count=1") === "") {
      git(this.project, "add", "--all", "--", ".", ":(exclude)*.unfinished");
      // Another author than the desk's saves, so that it cannot be undone.
      const another = ["-c", "user.email=sito@localhost"];
      const commit = ["commit", "--quiet", "--allow-empty", "--message", "Il sito com’è"];
      git(this.project, ...another, ...commit);
    }
    return !isOwn;
  }

  /** Tells whether the working tree is intact, and of this project: that of a copied folder points to the original. */
  private isOurs(): boolean {
    const asked = ["--path-format=absolute", "--git-common-dir", "--show-prefix"];
    const found = tryGit(this.folder, "rev-parse", ...asked, "--abbrev-ref", "HEAD");
    return found === [this.common, "", BRANCH].join("\n");
  }

  private checkOut(): void {
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(dirname(this.folder), { recursive: true });
    this.forgetCopies();
    git(this.project, "worktree", "prune");
    const start = this.lastSave() ?? this.start();
    if (this.commitOf(`refs/heads/${BRANCH}`) === undefined)
      rmSync(join(this.common, "refs/heads", BRANCH), { force: true });
    git(this.project, "worktree", "add", "--quiet", "-B", BRANCH, this.folder, start);
  }

  /** Removes a copied folder's records of the original's working trees, which themselves stay untouched. */
  private forgetCopies(): void {
    const known = join(this.common, "worktrees");
    for (const name of existsSync(known) ? readdirSync(known) : []) {
      const there = readFileSync(join(known, name, "gitdir"), "utf8").trim();
      const back = existsSync(there) ? readFileSync(there, "utf8") : "";
      if (back.trim() !== `gitdir: ${join(known, name)}`)
        rmSync(join(known, name), { recursive: true });
    }
  }

  /** Returns the tip of the desk's branch, from the reflog if a full disk has destroyed its ref. */
  private lastSave(): string | undefined {
    const log = join(this.common, "logs/refs/heads", BRANCH);
    const [, last = ""] =
      /.*\n$/.exec(existsSync(log) ? readFileSync(log, "utf8") : "")?.[0].split(" ") ?? [];
    return [`refs/heads/${BRANCH}`, last].find((name) => this.commitOf(name));
  }

  /** Returns the ref of the published commit, without a programmer's commits that are not pushed yet. */
  private start(): string {
    const { remote = "" } = this.settings() ?? {};
    if (this.others === ONLINE)
      tryGit(this.project, "fetch", "--quiet", remote, `+${this.local}:${ONLINE}`);
    return [this.others, this.local].find((name) => this.commitOf(name)) ?? "HEAD";
  }

  /** The ref of what others publish: that of the remote if the site is published by git, else the local branch. */
  private get others(): string {
    return this.settings()?.way === "git" ? ONLINE : this.local;
  }

  private git(...args: string[]): string {
    return git(this.folder, ...args);
  }

  private commitOf(name: string): string | undefined {
    return tryGit(this.project, "rev-parse", "--verify", `${name}^{commit}`);
  }

  /** Resets to the last save. Only the desk works here, so any lock is stale and is deleted. */
  private restore(): void {
    const names = ["index", "index.lock", "HEAD.lock", `refs/heads/${BRANCH}.lock`];
    const asked = ["--path-format=absolute", ...names.flatMap((name) => ["--git-path", name])];
    const [index = "", ...locks] = this.git("rev-parse", ...asked).split("\n");
    for (const lock of locks) rmSync(lock, { force: true });
    if (tryGit(this.folder, "reset", "--quiet", "--hard") === undefined) {
      rmSync(index, { force: true });
      this.git("reset", "--quiet", "--hard");
    }
    this.git("clean", "--quiet", "-d", "--force", "-x", "--", CONTENT);
  }

  /**
   * Writes files of the content as one commit. @param undoes the save that it reverts
   * @throws the error of the disk or of git; then nothing has changed
   */
  save(what: string, changes: Changes, at: number, undoes?: string): SaveInHistory {
    try {
      writeFiles(this.content, changes);
      const date = new Date(at).toISOString();
      const message = undoes ? `${what}\n\n${UNDOES}${undoes}` : what;
      const paths = [...changes.keys()].map((path) => `${CONTENT}/${path}`);
      this.git("add", "--all", "--force", "--", ...paths);
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
    const only = ["--full-history", "--no-merges", `--author=<${DESK_EMAIL}>`];
    const records = this.log(CONTENT, most, "--name-only", "--no-renames", ...only);
    const undone = new Set(
      records.flatMap(({ body }) =>
        body.startsWith(UNDOES) ? [body.slice(UNDOES.length).trim()] : [],
      ),
    );
    return records.map(({ id, at, what, changes }) => ({
      id,
      at,
      what,
      undone: undone.has(id),
      files: changes
        .split("\n")
        .map(inContent)
        .filter((path) => path !== "" && existsSync(join(this.content, path))),
    }));
  }

  /** Returns the versions of a file, newest first, each with its path at that time and the words that it has changed. */
  versions(path: string) {
    const file = `${CONTENT}/${path}`;
    const diff = ["--raw", "--word-diff=porcelain", "--unified=1"];
    return this.log(file, MOST_VERSIONS, "--follow", ...diff).map(
      ({ id, at, what, who, changes }) => ({
        id,
        at,
        path: inContent(/^:.*\t(.*)$/m.exec(changes)?.[1] ?? file),
        what: who === "Redazione" ? what : `Da ${who}: ${what}`,
        words: changedWords(changes),
      }),
    );
  }

  /** Returns the commits of a path, newest first, with their changes as the options have git say them. */
  private log(path: string, most: number, ...options: string[]) {
    const format = `--format=${RECORD}${["%H", "%aI", "%s", "%an", "%b", ""].join(PART)}`;
    const log = this.git("log", format, `--max-count=${most}`, ...options, "--", path);
    return log
      .split(RECORD)
      .slice(1)
      .map((record) => {
        const [id = "", at = "", what = "", who = "", body = "", changes = ""] = record.split(PART);
        return { id, at: new Date(at).toISOString(), what, who, body, changes };
      });
  }

  /** Returns the changes that revert a save but keep later ones; undefined if they conflict. */
  undoing(id: string): Changes | undefined {
    try {
      if (tryGit(this.folder, "revert", "--no-commit", id) === undefined) this.keepList();
      const files = this.git("diff", "--name-only", "--no-renames", "--cached", "--", CONTENT);
      const paths = files.split("\n").filter(Boolean).map(inContent);
      return new Map(paths.map((path) => [path, this.bytesOf(path)]));
    } catch {
      return undefined;
    } finally {
      this.restore();
    }
  }

  /** Keeps the list of redirects, which saves append to, where reverting conflicts. @throws if other files conflict too */
  private keepList(): void {
    const list = `${CONTENT}/${REDIRECTS_FILE}`;
    this.git("checkout", "--ours", "--", list);
    this.git("add", "--", list);
    if (this.git("diff", "--name-only", "--diff-filter=U") !== "") throw new Error(list);
  }

  /** Returns the files in which the desk differs from the published commit and from later ones of others. */
  unpublished(): Differences {
    const published = this.published();
    const others = this.ofOthers(published);
    const all = [...this.differences(published, "HEAD")].map(([path, own]) => {
      const { after: before = own.before } = others.get(path) ?? {};
      return [path, { ...own, before }] as const;
    });
    const isNew = ({ before, after, isRenamed }: Difference) =>
      isRenamed || !isDeepStrictEqual(before, after);
    return new Map(all.filter(([, difference]) => isNew(difference)));
  }

  /** Returns the files that others have committed since the site was published. */
  ofOthers(published = this.published()): Differences {
    const base = tryGit(this.folder, "merge-base", published, this.others);
    return base ? this.differences(base, this.others) : new Map();
  }

  private differences(before: string, after: string): Differences {
    // Texts of one kind resemble each other without being the same.
    const lines = this.git("diff", "--raw", "--no-abbrev", "-M80%", before, after, "--", CONTENT);
    const found = [...lines.matchAll(/^:\S+ \S+ (\S+) (\S+) \S+\t([^\t\n]*)(?:\t(.*))?$/gm)].map(
      ([, old = "", young = "", was = "", renamed]) => {
        return { old, young, path: inContent(renamed ?? was), isRenamed: renamed !== undefined };
      },
    );
    const texts = found.filter(({ path }) => !path.startsWith("images/"));
    const bytes = this.blobs(texts.flatMap(({ old, young }) => [old, young]));
    const of = (id: string) => (/^0+$/.test(id) ? null : (bytes.get(id) ?? Buffer.from(id)));
    return new Map(
      found.map(({ old, young, path, isRenamed }) => {
        return [path, { before: of(old), after: of(young), isRenamed }];
      }),
    );
  }

  /** Reads blobs by their ids, in one command: each costs a process that the whole desk waits for. */
  private blobs(ids: readonly string[]): Map<string, Buffer> {
    if (ids.length === 0) return new Map();
    const all = gitBytes(this.folder, ["cat-file", "--batch"], {}, ids.join("\n"));
    const found = new Map<string, Buffer>();
    for (let at = 0; at < all.length; ) {
      const start = all.indexOf("\n", at) + 1;
      const [id = "", , size] = all.toString("utf8", at, start - 1).split(" ");
      const end = start + Number(size);
      if (size !== undefined) found.set(id, all.subarray(start, end));
      at = size === undefined ? start : end + 1;
    }
    return found;
  }

  bytesAt(commit: string, path: string): Buffer | undefined {
    return tried(() => gitBytes(this.folder, ["cat-file", "blob", `${commit}:${CONTENT}/${path}`]));
  }

  bytesOf(path: string): Buffer | null {
    const file = join(this.content, path);
    return existsSync(file) ? readFileSync(file) : null;
  }

  /** Returns the published files with their blob ids. */
  publishedBlobs(): Map<string, string> {
    const files = this.git("ls-tree", "-r", this.published(), "--", CONTENT);
    return new Map(
      [...files.matchAll(/^\S+ blob (\S+)\t(.*)$/gm)].map(([, blob = "", path = ""]) => [
        inContent(path),
        blob,
      ]),
    );
  }

  /** Returns the commit that visitors read: the last published one, or else the one the desk started from. */
  private published(): string {
    const base = (ref: string) => tryGit(this.folder, "merge-base", ref, "HEAD");
    return base(PUBLISHED) ?? base(this.local) ?? "HEAD";
  }

  /**
   * Merges what others have committed, if there is any. @param favour whose version wins on the same lines
   * @returns the files in which both have changed those, and no favour is given; then nothing is merged
   */
  takeIn(favour?: PublishingWish["favour"]): string[] {
    if (this.commitOf(this.others) === undefined) return [];
    try {
      const choice = favour ? ["--strategy-option", favour] : [];
      this.git("merge", "--quiet", ...choice, "--message", "Cambiamenti di altri", this.others);
      // What the remote has is published.
      if (this.others === ONLINE) this.git("update-ref", PUBLISHED, ONLINE);
      return [];
    } catch (error) {
      const files = this.git("diff", "--name-only", "--diff-filter=U");
      this.restore();
      if (files === "") throw error;
      return files.split("\n").map(inContent);
    }
  }

  /** Tells whether anything outside content/ differs from what others publish. */
  hasOtherChanges(): boolean {
    if (this.commitOf(this.others) === undefined) return false;
    const other = ["--", ".", `:(exclude)${CONTENT}`];
    return tryGit(this.folder, "diff", "--quiet", this.others, "HEAD", ...other) === undefined;
  }

  /** Creates one commit of everything to be published, on top of what is: of a branch that may not exist yet. */
  publication(who: string, message: string): string {
    const parents = [...(this.commitOf(this.others) ? [this.others] : []), "HEAD"];
    const args = ["HEAD^{tree}", "-m", message, ...parents.flatMap((parent) => ["-p", parent])];
    const env = { GIT_AUTHOR_NAME: who, GIT_COMMITTER_NAME: who };
    return gitBytes(this.folder, ["commit-tree", ...args], env)
      .toString("utf8")
      .trim();
  }

  /**
   * Records the commit as published, and fast-forwards the published branch unless somebody's work is in the way.
   * @returns whether the project's own content/ equals the published one
   */
  notePublished(commit: string): boolean {
    this.git("merge", "--quiet", "--ff-only", commit);
    this.git("update-ref", PUBLISHED, commit);
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

const WORDS = { "+": "ins", "-": "del", " ": "span" } as const;

/** Parses git's word diff; each line break, and each gap between its parts, becomes a line break. */
function changedWords(diff: string) {
  const start = diff.indexOf("\n@@ -");
  // A file that begins has nothing before it.
  const isFirst = start < 0 || diff.startsWith("\n@@ -0,0", start);
  const lines = isFirst ? [] : diff.slice(start + 1).split("\n");
  const words = lines.flatMap((line) => {
    const kind = WORDS[line[0] as keyof typeof WORDS];
    if (kind) return [{ kind, text: line.slice(1) }];
    return line === "~" || line.startsWith("@@") ? [{ kind: WORDS[" "], text: "\n" }] : [];
  });
  return words.slice(1);
}

const inContent = (path: string) => path.replace(`${CONTENT}/`, "");

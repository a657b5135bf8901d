import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CheckMemory } from "../../pipeline/checks/checked-content.ts";
import type { FilePath } from "../api.ts";
import { Uploads } from "./pictures/uploads.ts";
import { DraftFolder } from "./previews/draft-folder.ts";
import { Repository } from "./publishing/repository.ts";
import { Queue } from "./saving/queue.ts";
import type { Disk } from "./saving/write-files.ts";

/** The state shared by all parts of the desk. */
export interface Desk {
  /** The project's folder; `content` is content/ in the desk's own working tree of it. */
  project: string;
  content: string;
  drafts: DraftFolder;
  memory: CheckMemory;
  repository: Repository;
  uploads: Uploads;
  /** The queue that makes saves run one at a time. */
  saves: Queue;
  /** The current time in milliseconds since the epoch. */
  now: () => number;
}

interface DeskOptions {
  /** The project's folder. */
  project: string;
  /** The folder of the desk's own state: its working tree, uploads, the copy of the content with drafts. */
  state: string;
  /** The published branch, and its remote if the site is published by git. */
  branch?: string | undefined;
  remote?: string | undefined;
  now: () => number;
  disk?: Disk;
}

/** Opens a desk on a project. */
export function openDesk({ state, branch = "main", now, ...options }: DeskOptions): Desk {
  const repository = new Repository({ ...options, branch, folder: join(state, "sito") });
  const { content } = repository;
  return {
    project: options.project,
    content,
    repository,
    drafts: new DraftFolder(content, join(state, "bozze")),
    memory: new CheckMemory(),
    uploads: new Uploads(join(state, "immagini"), now()),
    saves: new Queue(),
    now,
  };
}

/** Reads a file of the saved content as text. */
export const sourceOf = ({ content }: Pick<Desk, "content">, path: FilePath): string =>
  readFileSync(join(content, path), "utf8");

import { join } from "node:path";
import { CheckMemory } from "../../pipeline/checks/checked-content.ts";
import { Uploads } from "./pictures/uploads.ts";
import { DraftFolder } from "./previews/draft-folder.ts";
import { Repository } from "./publishing/repository.ts";
import { Queue } from "./saving/queue.ts";
import type { Disk } from "./saving/write-files.ts";

/** What every part of the desk works on. */
export interface Desk {
  /** The project, and the folder content/ of the desk's own working tree of it. */
  project: string;
  content: string;
  drafts: DraftFolder;
  memory: CheckMemory;
  repository: Repository;
  uploads: Uploads;
  /** Saves go one after the other. */
  saves: Queue;
  /** Milliseconds since the epoch. */
  now: () => number;
}

interface DeskOptions {
  /** The project's folder. */
  project: string;
  /** Where the desk keeps its own: its working tree, pictures that wait, the copy with the drafts. */
  state: string;
  /** The branch that is published, and the remote if it is published by git. */
  branch?: string;
  remote?: string | undefined;
  now: () => number;
  disk?: Disk;
}

/** A desk on a project. */
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

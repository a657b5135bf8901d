import { join } from "node:path";
import { CheckMemory } from "../../scripts/content-check/checked-content.ts";
import { DraftFolder } from "./draft-folder.ts";
import { History } from "./history.ts";
import { Queue } from "./queue.ts";
import { Uploads } from "./uploads.ts";
import { type Disk, realDisk } from "./write-files.ts";

/** What every part of the desk works on. */
export interface Desk {
  /** The folder content/. */
  content: string;
  drafts: DraftFolder;
  memory: CheckMemory;
  history: History;
  uploads: Uploads;
  /** Saves go one after the other. */
  saves: Queue;
  /** Milliseconds since the epoch. */
  now: () => number;
}

interface DeskOptions {
  content: string;
  /** Where the desk keeps what is no part of the content: the history, pictures that wait, the copy with the drafts. */
  state: string;
  now: () => number;
  disk?: Disk;
}

/** A desk on a folder of content. */
export function openDesk({ content, state, now, disk = realDisk }: DeskOptions): Desk {
  return {
    content,
    drafts: new DraftFolder(content, join(state, "bozze")),
    memory: new CheckMemory(),
    history: new History(join(state, "storia"), content, disk),
    uploads: new Uploads(join(state, "immagini"), now()),
    saves: new Queue(),
    now,
  };
}

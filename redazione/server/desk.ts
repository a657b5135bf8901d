import { readFileSync } from "node:fs";
import { join } from "node:path";
import { tried } from "../../domain/untrusted.ts";
import type { ReadMemory } from "../../pipeline/read/files.ts";
import type { FilePath } from "../api.ts";
import { Uploads } from "./pictures/uploads.ts";
import { draftFolder } from "./previews/draft-folder.ts";
import { readSettings } from "./publishing/publishing-settings.ts";
import { Repository } from "./publishing/repository.ts";
import { Queue } from "./saving/queue.ts";

interface DeskOptions {
  /** The project's folder. */
  project: string;
  /** The folder of the desk's own state: its working tree, uploads, the copy of the content with drafts. */
  state: string;
  /** The folder of the publishing settings: redazione/. */
  settings: string;
  /** Returns the origins at which visitors may read the site, tried in order. @param web that of the content */
  sites: (web: string | undefined) => string[];
  /** The current time in milliseconds since the epoch. */
  now: () => number;
}

/** The state shared by all parts of the desk. */
export type Desk = ReturnType<typeof openDesk>;

/** Opens a desk on a project. */
export function openDesk(options: DeskOptions) {
  const { project, state, settings, now } = options;
  // Settings that are invalid must not keep the desk from opening.
  const valid = () => tried(() => readSettings(settings));
  const repository = new Repository(project, join(state, "sito"), valid);
  const { content } = repository;
  return {
    ...options,
    /** content/ in the desk's own working tree of the project. */
    content,
    repository,
    withDrafts: draftFolder(content, join(state, "bozze")),
    memory: new Map() as ReadMemory,
    uploads: new Uploads(join(state, "immagini"), now()),
    /** The queue that makes saves run one at a time. */
    saves: new Queue(),
  };
}

/** Reads a file of the saved content as text. */
export const sourceOf = ({ content }: Pick<Desk, "content">, path: FilePath): string =>
  readFileSync(join(content, path), "utf8");

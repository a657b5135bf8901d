import { existsSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { Desk } from "./desk.ts";
import { findTexts } from "./find-texts.ts";
import { type Access, originsOf } from "./guard.ts";
import { listFiles, openFile } from "./open-files.ts";
import { listPictures } from "./pictures/pictures.ts";
import { type Previews, showDraft } from "./previews/previews.ts";
import { describePublishing } from "./publishing/publishing.ts";
import { saveAnswer } from "./questions.ts";
import { RefusedError } from "./refusals.ts";
import { bodies } from "./request-bodies.ts";
import { draftOfVersion } from "./saving/drafts.ts";
import { emptyText } from "./saving/new-texts.ts";
import { leadingTo } from "./saving/references.ts";
import { removeText, renameText, saveDraft, saveNew, undoSave } from "./saving/saving.ts";
import { unknownWords } from "./saving/unknown-words.ts";
import { linkTargets, today } from "./today.ts";
import { askVisitors } from "./visitors.ts";

/** A desk with all that it is served with. */
export interface Served {
  desk: Desk;
  door: Access;
  previews: Previews;
  /** The folder of the desk's built page. */
  page: string;
  /** The built site, whose scripts and styles the previews use. */
  site: string;
}

/** A call of the page: the schema of what it gives, and the answer. */
export const call = <Schema extends z.ZodType, Answer>(
  given: Schema,
  answer: (served: Served, given: z.output<Schema>) => Answer,
) => ({ given, answer });

const { nothing, name } = bodies;

/** What the desk's page asks of its server: POST /api/{name} with what is given as JSON. */
export const calls = {
  files: call(nothing, ({ desk }) => listFiles(desk)),
  found: call(name, ({ desk }, words) => findTexts(desk, words)),
  open: call(name, ({ desk }, path) => openFile(desk, path)),
  leading: call(name, ({ desk }, path) => leadingTo(desk, path, openFile(desk, path).draft)),
  versions: call(name, ({ desk }, path) => desk.repository.versions(openFile(desk, path).path)),
  version: call(bodies.version, ({ desk }, { path, id }) =>
    draftOfVersion(desk, openFile(desk, path).path, id),
  ),
  empty: call(name, ({ desk }, kind) => emptyText(desk, kind)),
  save: call(bodies.written, ({ desk }, written) => saveDraft(desk, written)),
  create: call(bodies.written, ({ desk }, written) => saveNew(desk, written)),
  remove: call(bodies.removed, ({ desk }, { path, version }) => removeText(desk, path, version)),
  rename: call(bodies.renamed, ({ desk }, { path, ...to }) => renameText(desk, path, to)),
  history: call(nothing, ({ desk }) => desk.repository.saves()),
  undo: call(name, ({ desk }, id) => undoSave(desk, id)),
  answer: call(bodies.answer, ({ desk }, answer) => saveAnswer(desk, answer)),
  preview: call(bodies.written, ({ desk, previews, door, site }, written) => {
    if (!existsSync(join(site, "renderer/assets.json"))) throw notReady;
    return showDraft(desk, previews, originsOf(door).previews, written);
  }),
  today: call(nothing, ({ desk }) => today(desk)),
  visitors: call(nothing, ({ desk }) => askVisitors(desk)),
  pages: call(nothing, ({ desk }) => linkTargets(desk)),
  pictures: call(nothing, ({ desk }) => listPictures(desk)),
  spelling: call(name, ({ desk }, text) => unknownWords(desk, text)),
  publishing: call(nothing, ({ desk }) => describePublishing(desk)),
};

const notReady = new RefusedError(
  503,
  "Le anteprime non sono ancora pronte: il sito si sta costruendo. Fra un minuto si vedono.",
);

export type Name = keyof typeof calls;

/** What a call is given, as the arguments of a function: one, or none. */
export type Given<Call extends Name> =
  z.input<(typeof calls)[Call]["given"]> extends undefined
    ? [given?: undefined]
    : [given: z.input<(typeof calls)[Call]["given"]>];

/** What it is answered. */
export type Answer<Call extends Name> = Awaited<ReturnType<(typeof calls)[Call]["answer"]>>;

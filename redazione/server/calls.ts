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
import { RefusedError } from "./refusals.ts";
import { bodies } from "./request-bodies.ts";
import { draftOfVersion } from "./saving/drafts.ts";
import { emptyText } from "./saving/new-texts.ts";
import { leadingTo } from "./saving/references.ts";
import { removeText, renameText, saveDraft, undoSave } from "./saving/saving.ts";
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

/** A call of the page: the schema of what it gives, and the work that answers it. */
export const call = <Schema extends z.ZodType, Answer>(
  given: Schema,
  work: (desk: Desk, given: z.output<Schema>, served: Served) => Answer,
) => ({ given, work });

/** A call that writes: one at a time, so that two which touch the same files never overlap. */
const inTurn = <Schema extends z.ZodType, Answer>(
  given: Schema,
  work: (desk: Desk, given: z.output<Schema>) => Promise<Answer>,
) => call(given, (desk, asked) => desk.saves.run(() => work(desk, asked)));

const { nothing, name } = bodies;

/** What the desk's page asks of its server: POST /api/{name} with what is given as JSON. */
export const calls = {
  files: call(nothing, listFiles),
  found: call(name, findTexts),
  open: call(name, openFile),
  leading: call(name, (desk, path) => leadingTo(desk, path, openFile(desk, path).draft)),
  versions: call(name, (desk, path) => desk.repository.versions(openFile(desk, path).path)),
  version: call(bodies.version, (desk, { path, id }) =>
    draftOfVersion(desk, openFile(desk, path).path, id),
  ),
  empty: call(name, emptyText),
  save: inTurn(bodies.written, saveDraft),
  remove: inTurn(bodies.removed, removeText),
  rename: inTurn(bodies.renamed, renameText),
  history: call(nothing, ({ repository }) => repository.saves()),
  undo: inTurn(name, undoSave),
  preview: call(bodies.written, (desk, written, { previews, door, site }) => {
    if (!existsSync(join(site, "renderer/assets.json"))) throw notReady;
    return showDraft(desk, previews, originsOf(door).previews, written);
  }),
  today: call(nothing, today),
  visitors: call(nothing, askVisitors),
  pages: call(nothing, linkTargets),
  pictures: call(nothing, listPictures),
  spelling: call(name, unknownWords),
  publishing: inTurn(nothing, describePublishing),
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
export type Answer<Call extends Name> = Awaited<ReturnType<(typeof calls)[Call]["work"]>>;

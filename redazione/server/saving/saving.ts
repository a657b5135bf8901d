import type { FilePath, OpenFile, Removed, Renamed, Saved, Written } from "../../api.ts";
import type { Desk } from "../desk.ts";
import { addressOf, collectionOf, kindOf } from "../file-kinds.ts";
import { openFile, versionOf } from "../open-files.ts";
import { redirected, withoutRedirects } from "../redirected.ts";
import {
  changedMeanwhile,
  forbidden,
  invalid,
  notWritten,
  RefusedError,
  unknown,
} from "../refusals.ts";
import { checkChanges, withCascadingChanges } from "./check-changes.ts";
import { describeChange } from "./described-changes.ts";
import { asSentences, changesOf } from "./drafts.ts";
import { checkNew } from "./new-texts.ts";
import { renamed } from "./references.ts";
import type { Changes } from "./write-files.ts";

/** Saves a draft of a file, or of a new text without a version. @throws RefusedError, and nothing has changed */
export async function saveDraft(desk: Desk, written: Written): Promise<Saved> {
  const { path, version, question } = written;
  if (version === "") return commit(desk, path, changesOf(desk, written));
  // First of all: it refuses paths that are not the content's.
  const now = openFile(desk, path);
  const changes = changesOf(desk, written);
  // Also for a save that is repeated because its answer was lost.
  if (changes.size === 0) return { version: now.version };
  if (now.version !== version) throw changedMeanwhile(now);
  if (question === undefined) return commit(desk, path, changes);
  if (!now.questions.includes(question)) throw unknown("Questa domanda");
  return commit(desk, path, changes, `${now.title}: risposta a «${question}»`);
}

/** Opens a file. @throws RefusedError unless it is at a version */
function openVersion(desk: Desk, { path, version }: Removed): OpenFile {
  const now = openFile(desk, path);
  if (now.version !== version) throw changedMeanwhile(now);
  return now;
}

/** The prefix of the description of a revert. */
const UNDONE = "Annullato: ";

/** Reverts a save by a new one; later saves stay. @throws RefusedError when the same lines have changed since */
export async function undoSave(desk: Desk, id: string): Promise<Saved> {
  const save = desk.repository.saves().find((record) => record.id === id);
  if (!save || save.undone) throw unknown("Questo salvataggio");
  const undone = desk.repository.undoing(id);
  if (!undone) {
    throw new RefusedError(
      409,
      "Dopo questo salvataggio le stesse righe sono state cambiate ancora: non si può tornare indietro senza perdere quello che è venuto dopo.",
    );
  }
  const changes = withoutRedirects(desk, undone);
  const what = save.what.startsWith(UNDONE)
    ? `Rimesso: ${save.what.slice(UNDONE.length)}`
    : UNDONE + save.what;
  const [first = ""] = changes.keys();
  return commit(desk, first, changes, what, id);
}

/**
 * Checks some changes and commits them. @param what what is done to the file, in plain words
 * @param undoes the save they revert @throws RefusedError when they add a problem, or the disk refuses
 */
async function commit(
  desk: Desk,
  path: FilePath,
  changes: Changes,
  what = whatOf(desk, path, changes),
  undoes?: string,
): Promise<Required<Saved>> {
  const { changes: all, problems } = await withCascadingChanges(desk, changes, checkChanges);
  if (problems.length > 0) {
    const before = await checkChanges(desk, new Map());
    const known = new Set(before.problems.map((problem) => JSON.stringify(problem)));
    // Earlier problems elsewhere must not keep editors from fixing the rest.
    const isNew = problems.some(
      (problem) => changes.has(problem.file) || !known.has(JSON.stringify(problem)),
    );
    if (isNew) throw invalid(asSentences(problems));
  }
  try {
    const save = desk.repository.save(what, all, desk.now(), undoes);
    desk.uploads.remove([...all.keys()].map((path) => path.replace(/^images\//, "")));
    const bytes = all.size > 0 ? desk.repository.bytesOf(path) : null;
    return { version: bytes ? versionOf(bytes) : "", save };
  } catch (error) {
    throw notWritten(error);
  }
}

/** Removes a text, and every mention of its name. @throws RefusedError when other texts still link to it */
export async function removeText(desk: Desk, removed: Removed): Promise<Saved> {
  const { path, draft, successor } = openVersion(desk, removed);
  if (!collectionOf(path)) throw forbidden("Questo file serve al sito: non si può togliere.");
  const rest = renamed(desk, path, draft);
  const changes = redirected(desk, rest, addressOf(path, draft), successor);
  return commit(desk, path, changes).catch((error) => {
    if (!(error instanceof RefusedError && error.refusal.problems)) throw error;
    const sentence = "Altri testi portano a questo: prima di toglierlo si cambiano.";
    throw new RefusedError(422, sentence, { problems: error.refusal.problems });
  });
}

/** Gives a text another name, with every mention of it; its old address redirects. @throws RefusedError if it is fixed */
export async function renameText(desk: Desk, { name, ...renaming }: Renamed) {
  const now = openVersion(desk, renaming);
  const { path, draft } = now;
  if (now.whyFixed) throw forbidden(now.whyFixed);
  const to = `${kindOf(path)}/${name}.md`;
  checkNew(desk, to);
  const [from, address] = [addressOf(path, draft), addressOf(to, draft)];
  const moved = withoutRedirects(desk, renamed(desk, path, draft, to));
  const changes = redirected(desk, moved, from, now.address && address);
  const what = `«${now.title}»: da ${from} a ${address}`;
  return { path: to, ...(await commit(desk, to, changes, what)) };
}

/** Describes in plain words what a save does to its file. */
function whatOf({ repository }: Desk, path: FilePath, changes: Changes): string {
  const before = repository.bytesOf(path);
  const { [path]: after = before } = Object.fromEntries(changes);
  return describeChange(path, { before, after }).join(", ");
}

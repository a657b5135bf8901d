import type { FilePath, OpenFile, Saved, Written } from "../../api.ts";
import type { Desk } from "../desk.ts";
import { addressOf, collectionOf, kindOf } from "../file-kinds.ts";
import { openFile, versionOf } from "../open-files.ts";
import { FIXED, isFixed, redirected, successorOf, withoutRedirects } from "../redirected.ts";
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

/** Saves a draft of an existing file. @throws RefusedError, and nothing has changed */
export function saveDraft(desk: Desk, written: Written): Promise<Saved> {
  return desk.saves.run(async () => {
    const { path, version } = written;
    // First of all: it refuses paths that are not the content's.
    const now = openFile(desk, path);
    const changes = changesOf(desk, written);
    // Also for a save that is repeated because its answer was lost.
    if (changes.size === 0) return { version: now.version };
    if (now.version !== version) throw changedMeanwhile(now);
    return commit(desk, path, changes);
  });
}

/** Opens a file. @throws RefusedError unless it is at a version */
export function openVersion(desk: Desk, path: FilePath, version: string): OpenFile {
  const now = openFile(desk, path);
  if (now.version !== version) throw changedMeanwhile(now);
  return now;
}

/** The prefix of the description of a revert. */
const UNDONE = "Annullato: ";

/** Reverts a save by a new one; later saves stay. @throws RefusedError when the same lines have changed since */
export function undoSave(desk: Desk, id: string): Promise<Saved> {
  return desk.saves.run(async () => {
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
  });
}

/**
 * Checks some changes and commits them; must not be called during another save.
 * @param what what is done to the file, in plain words @param undoes the save they revert
 * @throws RefusedError when they add a problem, or the disk refuses
 */
export async function commit(
  desk: Desk,
  path: FilePath,
  changes: Changes,
  what = whatOf(desk, path, changes),
  undoes?: string,
): Promise<Required<Saved>> {
  const { changes: all, problems } = await withCascadingChanges(desk, changes, (all) =>
    checkChanges(desk, all),
  );
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

/** Saves a new text with the listing that names it. @throws RefusedError when its name is not allowed, or it has problems */
export function saveNew(desk: Desk, written: Written): Promise<Saved> {
  return desk.saves.run(async () =>
    commit(desk, written.path, changesOf(desk, { ...written, version: "" })),
  );
}

/** Removes a text, and every mention of its name. @throws RefusedError when other texts still link to it */
export function removeText(desk: Desk, path: FilePath, version: string): Promise<Saved> {
  return desk.saves.run(async () => {
    const now = openVersion(desk, path, version);
    if (!collectionOf(path)) throw forbidden("Questo file serve al sito: non si può togliere.");
    const changes = redirected(
      desk,
      renamed(desk, path, now.draft),
      addressOf(path, now.draft),
      successorOf(desk, path, now.draft),
    );
    return commit(desk, path, changes).catch((error) => {
      if (!(error instanceof RefusedError && error.refusal.problems)) throw error;
      const sentence = "Altri testi portano a questo: prima di toglierlo si cambiano.";
      throw new RefusedError(422, sentence, { problems: error.refusal.problems });
    });
  });
}

/** Gives a text another name, with every mention of it; its old address redirects. @throws RefusedError if it is fixed */
export function renameText(
  desk: Desk,
  path: FilePath,
  { version, name }: { version: string; name: string },
): Promise<Saved & { path: FilePath }> {
  return desk.saves.run(async () => {
    const now = openVersion(desk, path, version);
    const from = addressOf(path, now.draft);
    if (isFixed(path, from)) throw forbidden(FIXED);
    const to = `${kindOf(path)}/${name}.md`;
    checkNew(desk, to);
    const address = addressOf(to, now.draft);
    const moved = withoutRedirects(desk, renamed(desk, path, now.draft, to));
    const changes = redirected(desk, moved, from, now.address && address);
    const what = `«${now.title}»: da ${from} a ${address}`;
    return { path: to, ...(await commit(desk, to, changes, what)) };
  });
}

/** Describes in plain words what a save does to its file. */
function whatOf({ repository }: Desk, path: FilePath, changes: Changes): string {
  const before = repository.bytesOf(path);
  const { [path]: after = before } = Object.fromEntries(changes);
  return describeChange(path, { before, after }).join(", ");
}

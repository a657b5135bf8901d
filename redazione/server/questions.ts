import { confirmationSheet } from "../../pipeline/checks/confirmation-sheet.ts";
import { openConfirmations } from "../../pipeline/checks/confirmations.ts";
import type { Content } from "../../pipeline/read/model.ts";
import type { Answer, Draft, FilePath, Saved, Value } from "../api.ts";
import type { Desk } from "./desk.ts";
import { RefusedError, unknown } from "./refusals.ts";
import { currentContent } from "./saving/check-changes.ts";
import { changesOf } from "./saving/drafts.ts";
import { commit, openVersion } from "./saving/saving.ts";

/** The file of the questions that belong to no page, by subject. */
const REMAINDER = "to-confirm.yaml";

/** Where some files' questions are answered: in another file, or in a field that is filled, so that they go by themselves. */
const ANSWERED: Readonly<Record<string, { answeredIn?: FilePath; field?: string }>> = {
  "pages/orari.md": { answeredIn: "hours.yaml" },
  "site.yaml": { field: "social" },
};

/** Returns the open questions in the order of the rector's sheet. */
export function openQuestions(content: Content) {
  const { main, appendix } = openConfirmations(content);
  return [...main, ...appendix].map(({ title, file, questions }) => ({
    path: file,
    ...ANSWERED[file],
    title,
    questions: [...questions],
  }));
}

/** Renders the rector's printable sheet. @throws RefusedError while the content is invalid */
export async function rectorsSheet(desk: Desk): Promise<string> {
  const content = await currentContent(desk);
  if (!content)
    throw new RefusedError(422, "Il foglio si stampa quando tutti i testi sono a posto.");
  return confirmationSheet(openConfirmations(content), new Date(desk.now()));
}

/** Saves an answer: the changed fields, and the file without the question. @throws RefusedError */
export function saveAnswer(desk: Desk, answer: Answer): Promise<Saved> {
  const { path, question, version } = answer;
  return desk.saves.run(async () => {
    const now = openVersion(desk, path, version);
    if (!now.questions.includes(question)) throw unknown("Questa domanda");
    const draft: Draft = answer.draft ?? now.draft;
    const answered = { ...draft, fields: without(path, draft.fields, question) };
    const changes = changesOf(desk, { path, version, draft: answered });
    return commit(desk, path, changes, `${now.title}: risposta a «${question}»`);
  });
}

/** Fields with questions: those of a text, or those of one of the remaining subjects. */
interface Asking {
  da_confermare?: string[];
  [name: string]: Value | undefined;
}

/** Removes a question, and a subject left without any. Leaves an invalid list for the check to refuse. */
function without(path: string, fields: Value, question: string): Value {
  const open = (asking: Value): Value => {
    const { da_confermare } = (asking ?? {}) as Asking;
    if (!Array.isArray(da_confermare)) return asking;
    const others = da_confermare.filter((other) => String(other).trim() !== question);
    return { ...(asking as { [name: string]: Value }), da_confermare: others };
  };
  if (path !== REMAINDER || !Array.isArray(fields)) return open(fields);
  return fields
    .map(open)
    .filter((asking) => (asking as Asking | null)?.da_confermare?.length !== 0);
}

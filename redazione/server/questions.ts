import { confirmationSheet } from "../../pipeline/checks/confirmation-sheet.ts";
import { openConfirmations } from "../../pipeline/checks/confirmations.ts";
import type { Content } from "../../pipeline/read/model.ts";
import type { FilePath, Value } from "../api.ts";
import type { Desk } from "./desk.ts";
import { RefusedError } from "./refusals.ts";
import { currentContent } from "./saving/check-changes.ts";

/** Where some files' questions are answered: in another file, or in a field that is filled, so that they go by themselves. */
const ANSWERED: Readonly<Record<string, { answeredIn?: FilePath; field?: string }>> = {
  "pages/orari.md": { answeredIn: "hours.yaml" },
  "site.yaml": { field: "social" },
};

/** Returns the open questions in the order of the rector's sheet. */
export function openQuestions(content: Content) {
  const { main, appendix } = openConfirmations(content);
  return [...main, ...appendix].map(({ file: path, title, questions }) => {
    return { path, ...ANSWERED[path], title, questions };
  });
}

/** Renders the rector's printable sheet. @throws RefusedError while the content is invalid */
export async function rectorsSheet(desk: Desk): Promise<string> {
  const content = await currentContent(desk);
  if (!content)
    throw new RefusedError(422, "Il foglio si stampa quando tutti i testi sono a posto.");
  return confirmationSheet(openConfirmations(content), new Date(desk.now()));
}

/** Removes a question from some fields, and a subject left without any. Leaves an invalid list for the check to refuse. */
export function withoutQuestion(fields: Value, question: string): Value {
  if (Array.isArray(fields)) {
    const subjects = fields.map((subject) => withoutQuestion(subject, question));
    return subjects.filter((subject) => (subject as Asking | null)?.da_confermare?.length !== 0);
  }
  const { da_confermare } = (fields ?? {}) as Asking;
  if (!Array.isArray(da_confermare)) return fields;
  const others = da_confermare.filter((other) => String(other).trim() !== question);
  return { ...(fields as { [name: string]: Value }), da_confermare: others };
}

interface Asking {
  da_confermare?: string[];
}

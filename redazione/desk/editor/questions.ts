import type { Value } from "../../api.ts";

/** Returns the rector's questions in a file, numbered as the server does: its own, or those of all its subjects. */
export function questionsOf(fields: Value): string[] {
  if (Array.isArray(fields)) return fields.flatMap(questionsOf);
  if (typeof fields !== "object" || fields === null) return [];
  const { da_confermare: questions } = fields;
  return Array.isArray(questions) ? questions.map(String) : [];
}

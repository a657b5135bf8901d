import type { z } from "zod";
import { loadContent } from "../../pipeline/read/content.ts";
import { ContentFolder, type Report } from "../../pipeline/read/files.ts";
import type { Content } from "../../pipeline/read/model.ts";
import { describeProblem, problemsFromSchema } from "../../pipeline/read/problems.ts";

/** What an editor is told of a file by its schema. */
export function toldOf(schema: z.ZodType, raw: unknown, file: string): string[] {
  const { error } = schema.safeParse(raw);
  return error ? problemsFromSchema(file, raw, error).map(describeProblem) : [];
}

/** What an editor is told by a check of the project's own content after a change. */
export function toldAfter(
  check: (content: Content, report: Report) => void,
  change: (content: Content) => void,
  original = loadContent(),
): string[] {
  const content = structuredClone(original);
  change(content);
  return toldBy(check, content);
}

/** What an editor is told by a check of some content. */
export function toldBy<Of>(check: (content: Of, report: Report) => void, content: Of): string[] {
  const folder = new ContentFolder(".");
  check(content, folder.report);
  return folder.problems.map(describeProblem);
}

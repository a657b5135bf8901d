import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { WORD_LIST_FILE } from "../../../pipeline/checks/language/word-list.ts";
import { describeProblem, type Problem } from "../../../pipeline/read/problems.ts";
import type { FieldProblem, Written } from "../../api.ts";
import type { Desk } from "../desk.ts";
import { bytesOf, jsonSchemaOf } from "../open-files.ts";
import type { Changes } from "../saving/changes.ts";
import { inOrder } from "../saving/field-order.ts";
import { writeDraft } from "../saving/file-text.ts";
import { newTextChanges } from "../saving/new-texts.ts";
import { withWords } from "../saving/word-list-edits.ts";

/**
 * Returns the files that a draft changes: its own, the listing that names a new one, the word list, and the uploads
 * that it names. Empty if nothing differs.
 * @throws RefusedError when there can be no such file
 */
export function changesOf(desk: Desk, written: Written): Changes {
  const { path, draft, words = [] } = written;
  const text = existsSync(join(desk.content, path))
    ? changedFile(desk, written)
    : newTextChanges(desk, written);
  const list = readFileSync(join(desk.content, WORD_LIST_FILE), "utf8");
  const longer = path === WORD_LIST_FILE ? list : withWords(list, words);
  return new Map([
    ...text,
    ...(longer === list ? [] : [[WORD_LIST_FILE, Buffer.from(longer)] as const]),
    ...desk.uploads.namedIn(draft.fields),
  ]);
}

function changedFile(desk: Desk, { path, draft }: Written): Changes {
  const before = bytesOf(desk, path);
  const ordered = { ...draft, fields: inOrder(draft.fields, jsonSchemaOf(path)) };
  const after = Buffer.from(writeDraft(path, before.toString("utf8"), ordered));
  return before.equals(after) ? new Map() : new Map([[path, after]]);
}

/** Adds to each problem the sentence shown to editors. */
export function asSentences(problems: readonly Problem[]): FieldProblem[] {
  return problems.map((problem) => ({ ...problem, sentence: describeProblem(problem) }));
}

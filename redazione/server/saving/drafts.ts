import { WORD_LIST_FILE } from "../../../pipeline/checks/language/word-list.ts";
import { curvedApostrophes } from "../../../pipeline/checks/language/words.ts";
import { describeProblem, type Problem } from "../../../pipeline/read/problems.ts";
import type { Draft, FieldProblem, FilePath, Written } from "../../api.ts";
import { type Desk, sourceOf } from "../desk.ts";
import { bytesOf } from "../open-files.ts";
import { textsIn } from "../pictures/uploads.ts";
import { withoutQuestion } from "../questions.ts";
import { unknown } from "../refusals.ts";
import { readDraft, writeDraft } from "./file-text.ts";
import { inOrder, newTextChanges } from "./new-texts.ts";
import type { Changes } from "./write-files.ts";

/**
 * Returns the files that a draft changes: its own, the listing that names it, the word list, and the uploads it names.
 * @throws RefusedError when there can be no such file
 */
export function changesOf(desk: Desk, written: Written): Changes {
  const { path, version, draft, words = [] } = written;
  const text = version === "" ? newTextChanges(desk, written) : changedFile(desk, written);
  const list = sourceOf(desk, WORD_LIST_FILE);
  const longer = path === WORD_LIST_FILE ? list : withWords(list, words);
  return new Map([
    ...text,
    ...(longer === list ? [] : [[WORD_LIST_FILE, Buffer.from(longer)] as const]),
    ...desk.uploads.namedIn(draft.fields),
  ]);
}

function changedFile(desk: Desk, { path, draft, question }: Written): Changes {
  const before = bytesOf(desk, path);
  const fields = question ? withoutQuestion(draft.fields, question) : draft.fields;
  const written = inOrder(path, { ...draft, fields });
  const after = Buffer.from(writeDraft(path, before.toString("utf8"), written));
  return before.equals(after) ? new Map() : new Map([[path, after]]);
}

/** Appends words to the word list, in its section for words of any kind. */
function withWords(source: string, words: readonly string[]): string {
  const lines = source.trimEnd().split("\n");
  const added = words
    .map((word) => curvedApostrophes(word.trim()))
    .filter((word) => /^[^\s#]+$/.test(word) && !lines.includes(word));
  return added.length === 0 ? source : `${[...lines, ...new Set(added)].join("\n")}\n`;
}

/** Adds to each problem the sentence shown to editors. */
export function asSentences(problems: readonly Problem[]): FieldProblem[] {
  return problems.map((problem) => ({ ...problem, sentence: describeProblem(problem) }));
}

/** Reads an earlier version of a file as a draft; its pictures that are gone wait among the uploads. */
export function draftOfVersion({ repository, uploads }: Desk, path: FilePath, id: string): Draft {
  const version = repository.versions(path).find((one) => one.id === id);
  const source = version && repository.bytesAt(id, version.path)?.toString("utf8");
  const draft = source === undefined ? undefined : readDraft(path, source);
  if (!draft) throw unknown("Questa versione");
  for (const file of textsIn(draft.fields).filter((text) => /\.(?:jpg|png|svg)$/.test(text))) {
    const before = repository.bytesAt(id, `images/${file}`);
    if (before && !repository.bytesOf(`images/${file}`)) uploads.add(file, before);
  }
  return draft;
}

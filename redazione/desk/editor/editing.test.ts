import { expect, test } from "vitest";
import type { FieldProblem, OpenFile, Refusal, Saved } from "../../api.ts";
import { edit } from "./editing.ts";

const file: OpenFile = {
  path: "pilgrim-sheet.yaml",
  kind: "pilgrim-sheet",
  title: "Foglio del pellegrino",
  version: "1",
  draft: { fields: { preghiera: "ave-maria", strofe: 1 } },
  schema: {},
};
const mine = { fields: { preghiera: "ave-maria", strofe: 2 } };
const now = { ...file, version: "2", draft: { fields: { preghiera: "credo", strofe: 1 } } };
const opened = edit(undefined, { type: "opened", opened: file });
const changed = edit(opened, { type: "changed", draft: mine });
const saved: Saved = { version: "2" };

test("what was saved is what the file is, under its new version", () => {
  const after = edit(changed, { type: "saved", saved, draft: mine });
  expect(after).toMatchObject({ opened: { version: "2", draft: mine }, draft: mine, saved });
});

test("what was written while a save was on its way is not saved yet", () => {
  const later = { fields: { preghiera: "ave-maria", strofe: 3 } };
  const writing = edit(changed, { type: "changed", draft: later });
  const after = edit(writing, { type: "saved", saved, draft: mine });
  expect(after?.draft).toBe(later);
  expect(after?.saved).toBeUndefined();
});

test("mine are kept on top of what changed outside, under its version", () => {
  const after = edit(changed, { type: "kept-mine", now });
  expect(after?.opened.version).toBe("2");
  expect(after?.draft.fields).toEqual({ preghiera: "credo", strofe: 2 });
});

test("problems are told once a save is refused, and anew when a later draft or word is checked", () => {
  const found = { file: file.path } as FieldProblem;
  const check = { type: "checked", draft: mine, problems: [] } as const;
  expect(edit(changed, { ...check, problems: [found] })?.problems).toBeUndefined();
  const refusal = { reason: "invalid", sentence: "", problems: [found] } satisfies Refusal;
  const refused = edit(changed, { type: "refused", refusal });
  expect(edit(refused, check)?.problems).toEqual([found]);
  expect(edit(refused, { ...check, draft: now.draft })?.problems).toEqual([]);
  expect(edit(edit(refused, { type: "allowed", word: "Opi" }), check)?.problems).toEqual([]);
});

test("a refused save loses nothing", () => {
  const refusal = { reason: "not-written", sentence: "Il disco è pieno." } as const;
  const after = edit(edit(changed, { type: "saving" }), { type: "refused", refusal });
  expect(after).toMatchObject({ draft: mine, isSaving: false, refusal });
});

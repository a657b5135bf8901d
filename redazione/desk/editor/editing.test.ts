import { expect, test } from "vitest";
import type { FieldProblem, OpenFile, Refusal } from "../../api.ts";
import { edit } from "./editing.ts";

const file: OpenFile = {
  path: "pilgrim-sheet.yaml",
  kind: "pilgrim-sheet",
  title: "Foglio del pellegrino",
  version: "1",
  draft: { fields: { preghiera: "ave-maria", strofe: 1 } },
  schema: {},
  questions: [],
};
const mine = { fields: { preghiera: "ave-maria", strofe: 2 } };
const later = { fields: { preghiera: "ave-maria", strofe: 3 } };
const changed = edit(edit(undefined, { type: "opened", opened: file }), {
  ...{ type: "changed", draft: mine },
});

test("what was written while a save was on its way is not saved yet", () => {
  const writing = edit(changed, { type: "changed", draft: later });
  const after = edit(writing, { type: "saved", saved: { version: "2" }, draft: mine });
  expect(after).toMatchObject({ opened: { version: "2", draft: mine }, draft: later });
  expect(after?.saved).toBeUndefined();
});

test("problems are told once a save is refused, and anew when a later draft or word is checked", () => {
  const found = { file: file.path } as FieldProblem;
  const check = { type: "checked", draft: mine, problems: [] } as const;
  expect(edit(changed, { ...check, problems: [found] })?.problems).toBeUndefined();
  const refusal = { reason: "invalid", sentence: "", problems: [found] } satisfies Refusal;
  const refused = edit(changed, { type: "refused", refusal });
  expect(refused).toMatchObject({ draft: mine, isSaving: false, refusal });
  expect(edit(refused, check)?.problems).toEqual([found]);
  expect(edit(refused, { ...check, draft: later })?.problems).toEqual([]);
  expect(edit(edit(refused, { type: "allowed", word: "Opi" }), check)?.problems).toEqual([]);
});

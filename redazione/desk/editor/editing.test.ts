import { expect, test } from "vitest";
import type { FieldProblem, OpenFile, Refusal } from "../../api.ts";
import { begun, checkedWith, refusedWith, savedAs, withWord } from "./editing.ts";

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
const changed = begun(file, mine);

test("what was written while a save was on its way is not saved yet", () => {
  const after = savedAs({ ...changed, draft: later }, { version: "2" }, mine);
  expect(after).toMatchObject({ opened: { version: "2", draft: mine }, draft: later });
  expect(after.saved).toBeUndefined();
});

test("problems are told once a save is refused, and anew when a later draft or word is checked", () => {
  const found = { file: file.path } as FieldProblem;
  expect(checkedWith(changed, mine, [found]).problems).toBeUndefined();
  const refusal = { sentence: "", problems: [found] } satisfies Refusal;
  const refused = refusedWith(changed, refusal);
  expect(refused).toMatchObject({ draft: mine, isSaving: false, refusal });
  expect(checkedWith(refused, mine, []).problems).toEqual([found]);
  expect(checkedWith(refused, later, []).problems).toEqual([]);
  expect(checkedWith(withWord(refused, "Opi"), mine, []).problems).toEqual([]);
});

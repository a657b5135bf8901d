import { expect, test } from "vitest";
import { bySection } from "./kept-list.tsx";

const page = (title: string) => ({ title, address: `/app/${title}` });
const shown = (titles: string[]) =>
  bySection(titles.map(page)).map(({ title, pages }) => [
    title,
    ...pages.map((each) => each.title),
  ]);

test("kept pages stand under the name of their section, each by its own name", () => {
  expect(
    shown(["Stabat Mater · Inni", "Orari · Venire a Canneto", "Adeste fideles · Inni"]),
  ).toEqual([
    ["Inni", "Adeste fideles", "Stabat Mater"],
    ["Venire a Canneto", "Orari"],
  ]);
});

test("the page that is called as its section comes first in it", () => {
  expect(shown(["Angelus · Preghiere", "Preghiere", "Ave Maria · Preghiere"])).toEqual([
    ["Preghiere", "Preghiere", "Angelus", "Ave Maria"],
  ]);
});

test("what stands in no section comes last", () => {
  expect(shown(["Accessibilità", "Video · Storia"])).toEqual([
    ["Storia", "Video"],
    ["Questo sito", "Accessibilità"],
  ]);
});

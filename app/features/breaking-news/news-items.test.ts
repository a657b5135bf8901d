import { describe, expect, test } from "vitest";
import { currentItem, type NewsItem, parseNews } from "./news-items.ts";

const item = (fields: Partial<NewsItem> = {}): NewsItem => ({
  id: 1,
  title: "La strada è chiusa",
  content: "<p>Neve.</p>",
  foto: [],
  startDate: "2027-01-10T08:00",
  endDate: "2027-01-12",
  reappearAfterMinutes: 5,
  ...fields,
});

describe("an answer becomes items", () => {
  test("with everything it says", () => {
    const sent = item({
      foto: [{ photo: "/foto/neve.jpg", description: "Neve" }],
      reappearAfterMinutes: 1,
    });
    expect(parseNews([sent])).toEqual([sent]);
  });

  test("of five minutes when it does not say after how many to show it again, or says rubbish", () => {
    for (const reappearAfterMinutes of [undefined, null, 0, -1, "2", Number.NaN]) {
      expect(parseNews([{ ...item(), reappearAfterMinutes }])[0]?.reappearAfterMinutes).toBe(5);
    }
  });

  test.each([
    ["an object", { id: 1 }],
    ["an item without a title", [{ ...item(), title: undefined }]],
    ["an item without a text", [{ ...item(), content: 1 }]],
    ["an item whose identity is an object", [{ ...item(), id: {} }]],
    ["an item without a start", [{ ...item(), startDate: undefined }]],
    ["an item with a start in words", [{ ...item(), startDate: "domani" }]],
    ["an item with an end in words", [{ ...item(), endDate: "poi" }]],
  ])("%s gives none", (_name, answer) => {
    expect(parseNews(answer)).toEqual([]);
  });

  // That nothing else breaks it: tests/property-based.test.ts.
  test("a rubbish item does not take the good ones with it", () => {
    expect(parseNews([null, item(), { id: 2 }])).toEqual([item()]);
  });

  test("pictures that are empty, or of another site, are dropped; the others keep their text", () => {
    const foto = [
      { photo: "", description: "vuota" },
      { photo: null, description: "nulla" },
      { description: "senza indirizzo" },
      { photo: "https://altrove.example/a.jpg", description: "altrove" },
      null,
      "/foto/una.jpg",
      { photo: "/foto/due.jpg", description: "Due" },
      { photo: "/foto/tre.jpg" },
    ];
    expect(parseNews([{ ...item(), foto }])[0]?.foto).toEqual([
      { photo: "/foto/una.jpg", description: "" },
      { photo: "/foto/due.jpg", description: "Due" },
      { photo: "/foto/tre.jpg", description: "" },
    ]);
    expect(parseNews([{ ...item(), foto: "rubbish" }])[0]?.foto).toEqual([]);
  });
});

const items = [
  item({ id: "old", startDate: "2027-01-01" }),
  item({ id: "last", startDate: "2027-01-11T10:00" }),
  item({ id: "middle", startDate: "2027-01-10" }),
  item({ id: "future", startDate: "2027-01-12" }),
  item({ id: "past", startDate: "2027-01-11T11:00", endDate: "2027-01-11T11:30" }),
];

test.each([
  ["2026-12-31T22:59:59Z", undefined],
  ["2027-01-05T12:00:00Z", "old"],
  ["2027-01-10T12:00:00Z", "middle"],
  ["2027-01-11T10:15:00Z", "past"],
  ["2027-01-11T12:00:00Z", "last"],
  ["2027-01-12T23:00:00Z", undefined],
])("of those whose window is open, the item of now started last: at %s %s", (instant, id) => {
  expect(currentItem(items, Date.parse(instant))?.id).toBe(id);
});

import { DOMParser } from "@xmldom/xmldom";
import { expect, test } from "vitest";
import { loadContent } from "../../read/content.ts";
import { newsSchema } from "../../schemas/news.ts";
import { noticesFeed } from "./notices-feed.ts";

const { site } = loadContent();
const ATOM = "http://www.w3.org/2005/Atom";

const news = newsSchema.parse([
  {
    id: 1,
    titolo: "Strada chiusa & neve",
    testo: "La strada è **chiusa**: notizie in [Come raggiungerci](/app/info/come_raggiumgerci).",
    dal: "2027-01-14T07:30",
    al: "2027-01-16",
  },
  {
    id: 2,
    titolo: "Messa alle 12",
    testo: "Solo oggi.",
    dal: "2027-01-20",
    al: "2027-01-20T13:00",
  },
  { id: 3, titolo: "Non ancora", testo: "Fra poco.", dal: "2027-02-01", al: "2027-02-02" },
]);

/** The feed of a moment, read as a feed reader does. */
function feedAt(moment: string, of = site) {
  const text = noticesFeed(news, of, Date.parse(moment));
  const feed = new DOMParser().parseFromString(text, "text/xml").documentElement;
  if (!feed) throw new Error("There is no feed.");
  const all = (parent: typeof feed, name: string) => [...parent.getElementsByTagNameNS(ATOM, name)];
  const textOf = (parent: typeof feed, name: string) => all(parent, name)[0]?.textContent ?? "";
  return { feed, all, textOf, entries: all(feed, "entry") };
}

test.each([
  ["2027-01-14T06:29:59Z", []],
  ["2027-01-14T06:30:00Z", ["Strada chiusa & neve"]],
  ["2027-01-20T00:00:00Z", ["Messa alle 12", "Strada chiusa & neve"]],
  ["2027-02-15T22:59:59Z", ["Non ancora", "Messa alle 12", "Strada chiusa & neve"]],
  ["2027-02-15T23:00:00Z", ["Non ancora", "Messa alle 12"]],
])(
  "at %s are in the feed those begun, and not over for thirty days, the newest first",
  (moment, titles) => {
    const { entries, textOf } = feedAt(moment);
    expect(entries.map((entry) => textOf(entry, "title"))).toEqual(titles);
  },
);

test("an entry has its text as HTML, its time and its end, and links that name the site", () => {
  const { entries, textOf, all } = feedAt("2027-01-15T00:00:00Z");
  const entry = entries[0] as (typeof entries)[number];
  const [content] = all(entry, "content");
  expect(content?.getAttribute("type")).toBe("html");
  expect(content?.textContent).toContain(
    `La strada è <strong>chiusa</strong>: notizie in <a href="${site.web}/app/info/come_raggiumgerci">`,
  );
  expect(content?.textContent).toContain("<p>Vale fino a sabato 16 gennaio 2027.</p>");
  expect(textOf(entry, "published")).toBe("2027-01-14T06:30:00Z");
  expect(textOf(entry, "updated")).toBe("2027-01-14T06:30:00Z");
});

test("names stay the same, whenever and wherever the site is published", () => {
  const idsOf = ({ entries, textOf, feed }: ReturnType<typeof feedAt>) => [
    textOf(feed, "id"),
    ...entries.map((entry) => textOf(entry, "id")),
  ];
  const elsewhere = feedAt("2027-01-21T00:00:00Z", { ...site, web: "https://altrove.example" });
  expect(idsOf(feedAt("2027-01-20T08:00:00Z"))).toEqual(idsOf(elsewhere));
  expect(idsOf(elsewhere)).toEqual([
    "tag:madonnadicanneto.it,2026:avvisi",
    "tag:madonnadicanneto.it,2026:avvisi/2",
    "tag:madonnadicanneto.it,2026:avvisi/1",
  ]);
});

test("the feed says what RFC 4287 asks of every feed, also without any notice", () => {
  for (const moment of ["2026-11-22T10:00:00Z", "2027-01-20T10:00:00Z"]) {
    const { feed, all, textOf } = feedAt(moment);
    expect(feed.namespaceURI).toBe(ATOM);
    expect(textOf(feed, "title")).toBe(`Avvisi · ${site.name}`);
    expect(textOf(feed, "name")).toBe(site.name);
    expect(textOf(feed, "updated")).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
    const links = all(feed, "link").map(
      (link) => `${link.getAttribute("rel")} ${link.getAttribute("href")}`,
    );
    expect(links).toContain(`self ${site.web}/avvisi.xml`);
    expect(links).toContain(`alternate ${site.web}/app/realhome`);
  }
});

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

test("a notice is in the feed once it has begun, the newest first", () => {
  const titlesAt = (moment: string) => {
    const { entries, textOf } = feedAt(moment);
    return entries.map((entry) => textOf(entry, "title"));
  };
  expect(titlesAt("2027-01-14T06:29:59Z")).toEqual([]);
  expect(titlesAt("2027-01-14T06:30:00Z")).toEqual(["Strada chiusa & neve"]);
  expect(titlesAt("2027-01-20T00:00:00Z")).toEqual(["Messa alle 12", "Strada chiusa & neve"]);
});

test("a notice stays for thirty days after its end, and says until when it holds", () => {
  const { entries, textOf } = feedAt("2027-02-15T22:59:59Z");
  expect(entries.map((entry) => textOf(entry, "title"))).toContain("Strada chiusa & neve");
  expect(textOf(entries.at(-1) as never, "content")).toContain(
    "<p>Vale fino a sabato 16 gennaio 2027.</p>",
  );
  const after = feedAt("2027-02-15T23:00:00Z");
  expect(after.entries.map((entry) => after.textOf(entry, "title"))).not.toContain(
    "Strada chiusa & neve",
  );
});

test("an entry has its text as HTML, its time, and links that name the site", () => {
  const { entries, textOf, all } = feedAt("2027-01-15T00:00:00Z");
  const entry = entries[0] as (typeof entries)[number];
  const [content] = all(entry, "content");
  expect(content?.getAttribute("type")).toBe("html");
  expect(content?.textContent).toContain(
    `La strada è <strong>chiusa</strong>: notizie in <a href="${site.web}/app/info/come_raggiumgerci">`,
  );
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

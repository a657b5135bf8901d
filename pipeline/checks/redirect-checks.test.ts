import { expect, test } from "vitest";
import { siteRedirects } from "../../server/redirects.ts";
import { loadContent } from "../read/content.ts";
import { ContentFolder } from "../read/files.ts";
import { redirectsSchema } from "../schemas/redirects.ts";
import { checkRedirects } from "./redirect-checks.ts";

const content = loadContent();

/** What the check says of some redirects. */
function saidOf(...redirects: { from: string; to: string }[]): string[] {
  const folder = new ContentFolder("content");
  checkRedirects({ ...content, redirects }, folder.report);
  return folder.problems.map(({ field, found }) => `${field}: ${found}`);
}

test("a redirect leads from where no page is to where one is", () => {
  const good = { from: "/sito/*", to: "/app/realhome" };
  expect(saidOf(good, { from: "/app/vecchia", to: "/" })).toEqual([]);
  expect(saidOf({ from: "/app/vecchia", to: "/app/nulla" })).toEqual([
    "voce n. 1, a: «/app/nulla», dove non c’è niente",
  ]);
  expect(saidOf({ from: "/app/inni/*", to: "/app/realhome" })[0]).toContain(
    "che nasconde la pagina /app/inni/",
  );
  expect(saidOf(good, good)).toEqual(["voce n. 2, da: «/sito/*» un’altra volta"]);
  // One that leads to another, and a circle.
  const circle = saidOf({ from: "/a", to: "/b" }, { from: "/b", to: "/a" });
  expect(circle).toHaveLength(2);
});

test.each([
  [true, "/sito/* /vecchia.html /sito/index.php/la-statua /app/vecchia /Chi_siamo"],
  [false, "/ /* sito /sito* /assets/* /dati/strada.json /robots.txt /404.html /a$/b /a;b"],
])("it is %s that these are addresses of before: %s", (isFormer, addresses) => {
  for (const da of addresses.split(" ")) {
    expect(redirectsSchema.safeParse([{ da, a: "/" }]).success, da).toBe(isFormer);
  }
  expect(redirectsSchema.safeParse([{ da: "/a b", a: "/" }]).success).toBe(false);
});

test("of several that fit the nearest comes first", () => {
  const redirects = ["/sito/*", "/sito/a/*", "/sito/a/b"].map((from) => ({ from, to: "/" }));
  const [, ...others] = siteRedirects({ ...content, redirects }).map(({ from }) => from);
  expect(others).toEqual(["/sito/a/b", "/sito/a/*", "/sito/*"]);
});

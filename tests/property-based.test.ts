import fc from "fast-check";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { afterAll, describe, expect, test } from "vitest";
import { parseNews } from "../app/features/breaking-news/news-items.ts";
import { parseViewerState } from "../app/features/image-viewer/viewer-state.ts";
import { datesInWords, fullDates, noticeFor, upcomingFeasts } from "../domain/feasts/feasts.ts";
import { bulletinInForce, isOld, parseBulletin } from "../domain/road/bulletins.ts";
import { saintsOn, toSaint } from "../domain/saints/saint-records.ts";
import { timelineBlock } from "../pipeline/markdown/content-shortcodes.ts";
import { renderMarkdown, renderVerse } from "../pipeline/markdown/markdown.ts";
import { ContentFolder } from "../pipeline/read/files.ts";
import { calendarSchema } from "../pipeline/schemas/calendar.ts";
import { siteSchema } from "../pipeline/schemas/site.ts";
import { timelineSchema } from "../pipeline/schemas/timeline.ts";
import { parseSaints } from "../server/saints/fetch-saints.ts";
import { folderWith, writeFiles } from "./support/temporary-folder.ts";

/*
 * Any input from editors' files, the network or the browser's history: no exception escapes, and no markup gets
 * through. The seed is fixed, so that every run is the same.
 */
fc.configureGlobal({ seed: 20_260_822, numRuns: 400 });

const MARKUP = [
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "<svg/onload=alert(1)>",
  "[x](javascript:alert(1))",
  "![x](data:text/html,<script>)",
  "<a href='java&#115;cript:alert(1)'>x</a>",
  "{cronologia}",
  "{constructor}",
  "{toString}",
  "## constructor",
  "## Italiano",
  "&lt;b&gt;",
  "//evil.example",
  "\\\\evil.example",
  "https://evil.example/",
];

/** Strings, some of them dangerous, complete or truncated. */
const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom(...MARKUP),
  fc
    .tuple(fc.constantFrom(...MARKUP), fc.string(), fc.nat(40))
    .map(([markup, rest, cut]) => markup.slice(0, cut) + rest),
);
const date = fc.oneof(
  fc.constantFrom("2026-11-21", "2026-02-30", "2026-1-2", "2026-11-21T25:00", "", "9999-99-99"),
  text,
);

/** Generates any JSON, or records of the right shape with arbitrary field values. */
function likeRecords(fields: Record<string, fc.Arbitrary<unknown>>) {
  const anything = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>;
  const record = fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, right]) => [name, fc.oneof(right, text, anything)]),
    ),
    { requiredKeys: [] },
  );
  return fc.oneof(anything, record, fc.array(fc.oneof(record, anything), { maxLength: 5 }));
}

describe("a YAML file", () => {
  const folder = folderWith({}, afterAll);

  const signs = ["a: ", "- ", "\n", "  ", "\t", "&a ", "*a", "<<: *a", "!!binary ", "? ", ": "];
  const rarer = ["[", "]", "{", "}", "|\n", "> ", "---\n", "...\n", "# ", "__proto__: ", "0x", "'"];
  const piece = fc.oneof(text, fc.constantFrom(...signs), fc.constantFrom(...rarer));

  function problemsOf(yaml: string) {
    writeFiles(folder, { "prova.yaml": yaml });
    const content = new ContentFolder(folder);
    content.readYaml("prova.yaml", siteSchema);
    return content.problems;
  }

  test("is read, or answered with problems that name it", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const problems = problemsOf(pieces.join(""));
        // No combination of these fragments is a complete site.yaml.
        expect(problems.length).toBeGreaterThan(0);
        for (const problem of problems) expect(problem.file).toBe("prova.yaml");
      }),
    );
  });

  test("that repeats itself without end is a problem too", () => {
    const lines = Array.from("bcdefghij", (name, index) => {
      const before = "abcdefghij"[index];
      return `${name}: &${name} [${Array.from({ length: 9 }, () => `*${before}`).join(", ")}]`;
    });
    expect(problemsOf(["a: &a [x]", ...lines].join("\n"))).toHaveLength(1);
  });
});

/** HTML with anything executable, or anything but text. */
const RUNS =
  /<(?:script|img[^>]+onerror|svg|iframe|object|style)|\son\w+\s*=\s*["'a-z]|href="(?:javascript|data|vbscript):/i;

/** Returns the tags of a text, without what stands between them. */
const tagsOf = (html: string) => html.replace(/>[^<]*</g, "><");

test.each([
  ["Markdown", renderMarkdown],
  ["verse", renderVerse],
])("%s never lets anything through that runs", (_name, render) => {
  const glue = fc.constantFrom("\n", "\n\n", " ", "\\\n");
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), glue, (parts, between) => {
      expect(tagsOf(render(parts.join(between)).html)).not.toMatch(RUNS);
    }),
  );
});

test("the timeline that the schema takes never lets anything through that runs", () => {
  const stringifier = unified().use(rehypeStringify);
  const event = fc.record({
    ...{ quando: text, anno: fc.integer(), fatto: text, fonte: text },
    certezza: fc.constantFrom("certo", "una fonte", "contrastante"),
  });
  const events = fc.array(event, { minLength: 1, maxLength: 2 });
  const ages = fc.array(fc.record({ epoca: text, fatti: events }), { maxLength: 3 });
  let taken = 0;
  fc.assert(
    fc.property(ages, (raw) => {
      const { success, data } = timelineSchema.safeParse(raw);
      if (!success) return;
      taken += 1;
      const html = stringifier.stringify({ type: "root", children: timelineBlock(data) });
      expect(tagsOf(html.replaceAll(/<svg class="river".*?<\/svg>/g, ""))).not.toMatch(RUNS);
    }),
  );
  expect(taken).toBeGreaterThan(50);
});

test("the calendar that the schema takes gives days that exist, on any day", () => {
  const monthDay = fc.oneof(
    fc
      .tuple(fc.integer({ min: 1, max: 13 }), fc.integer({ min: 1, max: 32 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join("-")),
    text,
  );
  const named = {
    sigla: fc.constantFrom("novena", "la-festa", "La festa"),
    ...{ nome: text, che_cosa: text },
  };
  const feast = fc.oneof(
    fc.record({ ...named, giorno: monthDay }),
    fc.record({ ...named, dal: monthDay, al: monthDay }),
    fc.record({ ...named, pasqua: fc.oneof(fc.integer(), fc.integer({ min: -90, max: 99 })) }),
  );
  const period = fc.record({ dal: monthDay, al: monthDay, avviso: text });
  const calendar = fc.record({
    feste: fc.array(feast, { minLength: 1, maxLength: 2 }),
    strada: fc.record({ altrimenti: text, periodi: fc.array(period, { maxLength: 2 }) }),
  });
  const today = fc
    .date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10).split("-").map(Number))
    .map(([year = 0, month = 0, day = 0]) => ({ year, month, day }));
  let taken = 0;
  fc.assert(
    fc.property(calendar, today, (raw, date) => {
      const { success, data } = calendarSchema.safeParse(raw);
      if (!success) return;
      taken += 1;
      for (const each of upcomingFeasts(data.feasts, date)) {
        expect(datesInWords(each, date)).not.toMatch(/undefined|NaN/);
        expect(fullDates(each)).not.toMatch(/undefined|NaN/);
      }
      expect(["string", "undefined"]).toContain(typeof noticeFor(data.road.notices, date));
    }),
    { numRuns: 1_500 },
  );
  expect(taken).toBeGreaterThan(50);
});

/** What reads the answers of other servers and of the browser: the shape that it expects, and what holds of the result. */
const readers: [
  what: string,
  fields: Record<string, fc.Arbitrary<unknown>>,
  holds: (raw: unknown) => void,
][] = [
  [
    "the external list of saints passes on plain texts of known fields alone",
    { nome: text, tipo_evento: text, colore: text, data: date, url: text },
    (answer) => {
      for (const [name, value] of (parseSaints(answer) ?? []).flatMap(Object.entries)) {
        expect(["data", "nome", "tipo_evento", "colore"]).toContain(name);
        expect(value).toBeTypeOf("string");
        expect(value).not.toMatch(/[<>]|:\/\/|^\/\/|&[#\w]+;|\p{C}/u);
      }
    },
  ],
  [
    "the yearly file of saints",
    { data: date, nome: text, tipo_evento: text, colore: text },
    (answer) => {
      for (const saint of saintsOn({ year: 2026, month: 11, day: 21 }, answer)) {
        expect(saint.name.trim()).not.toBe("");
        expect(typeof saint.colour).toBe("string");
      }
      expect(typeof toSaint(answer).name).toBe("string");
    },
  ],
  [
    "the road",
    {
      state: fc.oneof(fc.constantFrom("aperta", "attenzione", "chiusa"), text),
      ...{ since: date, until: date, issued: date, text },
      cars: fc.oneof(text, fc.integer()),
    },
    (answer) => {
      const bulletins = [answer].flat().flatMap((each) => parseBulletin(each) ?? []);
      const now = bulletinInForce(bulletins, Date.UTC(2026, 10, 21));
      if (now) expect(["aperta", "attenzione", "chiusa"]).toContain(now.state);
      for (const bulletin of bulletins) isOld(bulletin, 0);
    },
  ],
  [
    "the news",
    {
      id: fc.oneof(fc.integer(), text),
      ...{ title: text, content: text, startDate: date, endDate: date },
      foto: fc.array(fc.oneof(text, fc.record({ photo: text, description: text }))),
      reappearAfterMinutes: fc.double(),
    },
    (answer) => {
      for (const item of parseNews(answer)) {
        expect(item.reappearAfterMinutes).toBeGreaterThan(0);
        for (const { photo } of item.foto) {
          const { origin } = new URL(photo, "https://canneto.example/app/x");
          expect(origin).toBe("https://canneto.example");
        }
      }
    },
  ],
  [
    "the state of a viewer",
    {
      images: fc.oneof(
        ...[text, fc.record({ gallery: fc.array(text) })],
        fc.array(fc.oneof(text, fc.record({ photo: text, description: text }))),
      ),
      currentIndex: fc.oneof(fc.integer(), fc.double(), text),
    },
    (state) => {
      const viewer = parseViewerState(state);
      if (!viewer) return;
      expect(viewer.images[viewer.currentIndex]).toBeDefined();
      // The security policy restricts the sources of its pictures.
      for (const { photo } of viewer.images) expect(photo).not.toBe("");
    },
  ],
];

test.each(readers)("%s, whatever it is given", (_what, fields, holds) => {
  fc.assert(fc.property(likeRecords(fields), holds));
});

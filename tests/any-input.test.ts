import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { renderMarkdown, renderVerse } from "../app/content.server/markdown.ts";
import { problemsFromSchema } from "../app/content.server/problems.ts";
import * as schemas from "../app/content.server/schemas.ts";
import { parseNews } from "../app/features/breaking-news/news-items.ts";
import { parseViewerState } from "../app/features/image-viewer/viewer-state.ts";
import { saintsOn, toSaint } from "../app/features/saint-of-the-day/saint-records.ts";
import { parseSaints } from "../server/external-saints.ts";

/*
 * Whatever comes from an editor's file, from the network or from the history of the browser: no exception out, no
 * markup through. The seed is fixed, so that a run is the same everywhere.
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
  "&lt;b&gt;",
  "//evil.example",
  "\\\\evil.example",
  "https://evil.example/",
];

/** Texts, among them dangerous ones, whole or cut. */
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

/** Any JSON, or records that look like the right ones with anything in their fields. */
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

describe("the schemas of the content", () => {
  const fields = {
    titolo: text,
    sommario: text,
    fonti: fc.array(fc.record({ testo: text, certezza: text, url: text })),
    da_confermare: fc.array(text),
    immagine: fc.record({ file: text, alt: text, credito: text, fuoco: text }),
    giorno: date,
    dal: date,
    al: date,
    pasqua: fc.integer(),
    id: fc.integer(),
    testo: text,
    voce: text,
    voci: fc.array(fc.record({ voce: text, indirizzo: text })),
    indirizzo: text,
    messe: fc.array(fc.record({ giorni: fc.array(text), ore: fc.array(text) })),
  };
  for (const [name, schema] of Object.entries(schemas)) {
    if (!name.endsWith("Schema")) continue;
    test(`${name} answers with a record or with problems that can be read`, () => {
      const { safeParse } = schema as (typeof schemas)["pageSchema"];
      fc.assert(
        fc.property(likeRecords(fields), (raw) => {
          const { success, error } = safeParse(raw);
          if (success) return;
          for (const problem of problemsFromSchema("prova.yaml", raw, error)) {
            expect(problem.found).not.toBe("");
            expect(problem.expected).not.toBe("");
          }
        }),
        { numRuns: 100 },
      );
    });
  }
});

/** Whether HTML holds anything that runs, or that is no text. */
const RUNS =
  /<(?:script|img[^>]+onerror|svg|iframe|object|style)|\son\w+\s*=\s*["'a-z]|href="(?:javascript|data|vbscript):/i;

describe("texts", () => {
  test.each([
    ["Markdown", renderMarkdown],
    ["verse", renderVerse],
  ])("%s never lets anything through that runs", (_name, render) => {
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 6 }),
        fc.constantFrom("\n", "\n\n", " ", "\\\n"),
        (parts, glue) => {
          const withoutText = render(parts.join(glue)).html.replace(/>[^<]*</g, "><");
          expect(withoutText).not.toMatch(RUNS);
        },
      ),
    );
  });
});

describe("the external list of saints", () => {
  test("passes on plain texts, numbers and truths alone", () => {
    const records = likeRecords({
      nome: text,
      tipo_evento: text,
      colore: text,
      data: date,
      url: text,
    });
    fc.assert(
      fc.property(records, (answer) => {
        for (const saint of parseSaints(answer) ?? []) {
          for (const [name, value] of Object.entries(saint)) {
            expect(name).toMatch(/^\w+$/);
            expect(["string", "number", "boolean"]).toContain(typeof value);
            expect(String(value)).not.toMatch(/[<>]|:\/\/|^\/\/|&[#\w]+;/);
          }
        }
      }),
    );
  });
});

describe("what the browser reads", () => {
  test("the yearly file of saints", () => {
    const records = likeRecords({ data: date, nome: text, tipo_evento: text, colore: text });
    fc.assert(
      fc.property(records, (answer) => {
        for (const saint of saintsOn({ year: 2026, month: 11, day: 21 }, answer)) {
          expect(saint.name.trim()).not.toBe("");
          expect(["bianco", "rosso", "verde", "viola", "rosa", "oro", undefined]).toContain(
            saint.colour,
          );
        }
        expect(typeof toSaint(answer).name).toBe("string");
      }),
    );
  });

  test("the news", () => {
    const records = likeRecords({
      id: fc.oneof(fc.integer(), text),
      title: text,
      content: text,
      foto: fc.array(fc.oneof(text, fc.record({ photo: text, description: text }))),
      startDate: date,
      endDate: date,
      reappearAfterMinutes: fc.double(),
    });
    fc.assert(
      fc.property(records, (answer) => {
        for (const item of parseNews(answer)) {
          expect(item.reappearAfterMinutes).toBeGreaterThan(0);
          for (const { photo } of item.foto) {
            expect(new URL(photo, "https://canneto.example/app/x").origin).toBe(
              "https://canneto.example",
            );
          }
        }
      }),
    );
  });

  test("the state of a viewer", () => {
    const states = likeRecords({
      images: fc.oneof(
        text,
        fc.array(fc.oneof(text, fc.record({ photo: text, description: text }))),
        fc.record({ gallery: fc.array(text) }),
      ),
      currentIndex: fc.oneof(fc.integer(), fc.double(), text),
    });
    fc.assert(
      fc.property(states, (state) => {
        const viewer = parseViewerState(state);
        if (!viewer) return;
        expect(viewer.images[viewer.currentIndex]).toBeDefined();
        // Where its pictures may come from is for the security policy to say.
        for (const { photo } of viewer.images) expect(photo).not.toBe("");
      }),
    );
  });
});

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { propsOf, renderPage } from "../app/entry.server.tsx";
import { checkContent } from "../pipeline/checks/checks.ts";
import { renderMarkdown } from "../pipeline/markdown/markdown.ts";
import { screenOf } from "../pipeline/pages/addresses.ts";
import { pageData } from "../pipeline/pages/page-data.ts";
import {
  type CollectionName,
  collectionNamed,
  collectionNames,
} from "../pipeline/read/collections.ts";
import { loadContent } from "../pipeline/read/content.ts";
import type { AnyEntry } from "../pipeline/read/entry.ts";
import { ContentFolder, splitFrontMatter } from "../pipeline/read/files.ts";
import type { Content } from "../pipeline/read/model.ts";

/*
 * Every optional field that the schema accepts is shown on a page, or refused by the check: each is filled in, and
 * looked for on the page that visitors get.
 */

const original = loadContent();
const [DRAWING = ""] = original.images;

/** A value for a field, and the resulting HTML. */
interface Sample {
  value: unknown;
  /** The expected HTML; absent if the check refuses the field. */
  shown?: RegExp;
  /** The entry to edit, if it is not the sample of its kind. */
  slug?: string;
  /** The page that shows it, if it is not the entry's own. */
  address?: string;
}

const picture = (file: string) => ({
  value: { file, alt: "Una figura di prova.", credito: "Illustrazione" },
  shown: /<img[^>]+alt="Una figura di prova\."/,
});

/** Of galleries, which other pages do not load. */
const GALLERY_STYLES = { address: "/gallery.css", text: "", special: "gallery" };

const gallery = {
  value: [picture(DRAWING).value],
  shown: /\/gallery\.css.+<img[^>]+alt="Una figura di prova\."/s,
};

const fact: Sample = {
  value: [{ voce: "Una voce di prova", valore: "Sì" }],
  shown: /<dt>Una voce di prova<\/dt>/,
};

const special: Sample = { value: "tasto per stampare", shown: /<button[^>]*>Stampa/ };

/** For an entry whose text refers to it. */
const figure: Sample = {
  value: [picture(DRAWING).value],
  shown: /<figure[^>]*><picture><img[^>]+alt="Una figura di prova\."/,
};

const pageFields = { in_breve: fact, riquadro: special, figure, galleria: gallery };

/** Returns the name of a text of a collection. */
const slugOf = (collection: CollectionName, index = 0) => original[collection][index]?.slug ?? "";

/** Fields of the pages of communities abroad only. */
const feast = { value: "una domenica di prova" };
const place = { value: "42.3001, -83.0165" };
const onMap = { slug: "canada/windsor", address: "/app/canada" };
const communityFields: Record<string, Sample> = {
  festa: { ...feast, ...onMap, shown: /<p>La festa: (<!-- -->)?una domenica di prova<\/p>/ },
  posizione: { ...place, ...onMap, shown: /<a href="\/app\/canada\/windsor"><circle/ },
};

const verseFields = {
  figure,
  quando: { value: "In un giorno di prova.", shown: /<dd>In un giorno di prova\.<\/dd>/ },
  nota: { value: "Una nota di prova.", shown: /<dd>Una nota di prova\.<\/dd>/ },
  strofe_numerate: { value: true, shown: /class="prose verse text numbered/ },
};

/** Returns the entry's own picture, if it has one, since no two pages may lead with the same one. */
function ownPicture(collection: CollectionName, slug: string): Sample {
  const entry = original[collection].find((each: AnyEntry) => each.slug === slug);
  const fields = entry?.fields as { picture?: { file: string } } | undefined;
  return picture(fields?.picture?.file ?? DRAWING);
}

/** Samples by kind: an entry, and a value for each optional field. */
type Samples = { slug: string; fields: Record<string, Sample> };

const withPicture = (collection: CollectionName, slug: string, fields: Samples["fields"]) => ({
  slug,
  fields: { immagine: ownPicture(collection, slug), ...fields },
});

const samples: Partial<Record<CollectionName, Samples>> = {
  pages: withPicture("pages", "editoria/testi", { ...pageFields, ...communityFields }),
  offerings: withPicture("offerings", slugOf("offerings"), {
    ...pageFields,
    festa: feast,
    posizione: place,
  }),
  hymns: withPicture("hymns", slugOf("hymns"), verseFields),
  prayers: withPicture("prayers", slugOf("prayers"), verseFields),
  companies: withPicture("companies", slugOf("companies"), {
    posizione: { value: "41.7800, 13.8300", shown: /aria-label="Dove sono [^"]+ e Canneto\."/ },
    giorni: { value: "3-7 marzo", shown: /<p>3-7 marzo<\/p>/ },
    parte_il: {
      value: "03-07",
      shown: new RegExp(
        `</svg> 7 marzo</dt><dd [^>]+><a href="/app/pellegrinaggio/compagnie/${slugOf("companies")}">`,
      ),
      address: "/app/pellegrinaggio/compagnie",
    },
    percorso: { value: "Per una via di prova", shown: /<p>Per una via di prova<\/p>/ },
    vicine: {
      value: [slugOf("companies", 2)],
      shown: new RegExp(`href="/app/pellegrinaggio/compagnie/${slugOf("companies", 2)}"`),
    },
  }),
  legal: withPicture("legal", "privacy-policy-it", {
    // Without a carousel.
    galleria: { ...gallery, shown: picture(DRAWING).shown },
  }),
};

/** Fields not meant to be shown. */
const NOT_FOR_THE_PAGE: Record<string, string> = {
  cammino:
    "comes with the night of the companies (pipeline/maps/company-map/company-night.test.ts)",
  pubblicare: "keeps the whole page back (pipeline/pages/page-data.test.ts)",
};

/** Returns the names of a collection's optional fields. */
function optionalFields(collection: CollectionName): string[] {
  const { properties = {}, required = [] } = z.toJSONSchema(collectionNamed(collection).schema, {
    io: "input",
  });
  return Object.keys(properties).filter((name) => !required.includes(name));
}

/** Returns the content with changed fields in one entry; undefined removes a field. */
function contentWith(collection: CollectionName, slug: string, changes: object): Content {
  const change = (entry: AnyEntry): AnyEntry => {
    if (entry.slug !== slug) return entry;
    const [frontMatter = ""] = splitFrontMatter(readFileSync(`content/${entry.file}`, "utf8"));
    const raw = { ...parse(frontMatter, { schema: "core" }), ...changes };
    const prose = "figure" in changes ? renderMarkdown("{figura 1}") : entry.prose;
    return { ...entry, fields: collectionNamed(collection).schema.parse(raw), prose };
  };
  return { ...original, [collection]: original[collection].map(change) };
}

/** Returns the problems that the check reports for a field. */
function problemsOf(content: Content, field: string): string[] {
  const folder = new ContentFolder(".");
  checkContent(content, folder.report);
  return folder.problems.filter((problem) => problem.field === field).map(({ file }) => file);
}

/** Renders a page as visitors get it, without the client's data. */
async function pageAt(content: Content, address: string): Promise<string> {
  const data = await pageData(content, address);
  if (!data) throw new Error(`There is no page at ${address}.`);
  const screen = screenOf(content, address);
  const html = await renderPage(
    { address, screen, props: propsOf(screen, data) },
    {
      modules: [],
      entry: "",
      stylesheets: [GALLERY_STYLES],
      inlineScripts: { beforePaint: "", start: "" },
    },
  );
  return html.replaceAll(/<script.*?<\/script>/gs, "");
}

describe.each(collectionNames.filter((name) => optionalFields(name).length > 0))(
  "a text of content/%s",
  (collection) => {
    const { slug: usual = "", fields = {} }: Partial<Samples> = samples[collection] ?? {};

    test.each(optionalFields(collection).filter((name) => !(name in NOT_FOR_THE_PAGE)))(
      "shows the field «%s», or is told that it does not",
      async (name) => {
        const sample = fields[name];
        if (!sample) throw new Error(`No sample for ${name}.`);
        const { value, shown, slug = usual } = sample;
        const content = contentWith(collection, slug, { [name]: value });
        const entry = content[collection].find((each: AnyEntry) => each.slug === slug) as AnyEntry;
        const { address = collectionNamed(collection).addressOf(entry) } = sample;
        expect(problemsOf(content, name)).toEqual(shown ? [] : [entry.file]);
        if (!shown) return;
        expect(await pageAt(content, address)).toMatch(shown);
        const without = contentWith(collection, slug, { [name]: undefined });
        expect(await pageAt(without, address)).not.toMatch(shown);
      },
    );
  },
);

test.each(["realhome", "pellegrinaggio/compagnie", "info/foglio-del-pellegrino"])(
  "%s, of a template of its own, shows each field of a page, or the check says that it does not",
  async (slug) => {
    const fields = { immagine: picture(DRAWING), ...pageFields };
    for (const [name, { value, shown }] of Object.entries<Sample>(fields)) {
      const content = contentWith("pages", slug, { [name]: value });
      const isRefused = problemsOf(content, name).length > 0;
      expect(isRefused || shown?.test(await pageAt(content, `/app/${slug}`)), name).toBe(true);
    }
  },
);

import { describe, expect, test } from "vitest";
import { structuredData } from "../pipeline/outputs/structured-data/structured-data.ts";
import { loadContent } from "../pipeline/read/content.ts";
import type { Content } from "../pipeline/read/model.ts";
import { hoursSchema } from "../pipeline/schemas/hours.ts";

const NOVENA = {
  ...{ slug: "prova", name: "Novena di prova", what: "Nove giorni.", place: undefined },
  ...{ rule: { from: { month: 8, day: 12 }, to: { month: 8, day: 20 } }, hours: undefined },
};
const LAST_DAY = { month: 8, day: 29 };
const CALATA = {
  ...{ ...NOVENA, slug: "calata", name: "Una discesa", place: "Settefrati" },
  rule: { from: LAST_DAY, to: LAST_DAY },
};

const original = loadContent();
/** The project's content without confirmed hours and social pages, and with two feasts. */
const content: Content = {
  ...original,
  site: { ...original.site, social: [] },
  hours: { periods: [], specialDays: [] },
  calendar: { ...original.calendar, feasts: [NOVENA, CALATA] },
};
const { place, web } = content.site;
const TODAY = { year: 2026, month: 11, day: 22 };

type Thing = Record<string, unknown> & { "@type": string };

/** Returns the structured data of a page. */
async function graphOf(address: string, of: Content = content, today = TODAY): Promise<Thing[]> {
  const text = await structuredData(of, address, today);
  return text === undefined ? [] : JSON.parse(text)["@graph"];
}

async function thingOf(address: string, type: string, of = content, today = TODAY) {
  const things = (await graphOf(address, of, today)).filter((thing) => thing["@type"] === type);
  expect(things, `${type} at ${address}`).toHaveLength(1);
  return things[0] as Thing;
}

const confirmed = hoursSchema.parse({
  periodi: [
    {
      nome: "Estate 2026",
      dal: "2026-05-01",
      al: "2026-09-30",
      apertura: [{ giorni: ["ogni giorno"], dalle: "7:00", alle: "20:00" }],
      confermato_da: "una prova",
    },
    {
      nome: "Estate 2027",
      dal: "2027-05-01",
      al: "2027-09-30",
      apertura: [
        { giorni: ["sabato", "domenica"], dalle: "8:00", alle: "19:30" },
        { giorni: ["lunedì"], dalle: "10:00", alle: "12:00" },
      ],
      messe: [{ giorni: ["domenica"], ore: ["11:00"] }],
      confermato_da: "una prova",
    },
  ],
  giorni_speciali: [
    { giorno: "2027-06-02", nome: "Lavori", chiuso: true },
    { giorno: "2027-06-05", nome: "Veglia", apertura: [{ dalle: "20:00", alle: "24:00" }] },
    { giorno: "2027-06-06", nome: "Messa all’aperto", messe: ["10:00"] },
  ],
});

test("what programs are told can stand in a page whatever the texts are", async () => {
  const site = { ...content.site, fullName: "</script><!--<script>" };
  const text = await structuredData({ ...content, site }, "/app/orari", TODAY);
  expect(text).not.toContain("<");
  expect(JSON.parse(text ?? "")["@graph"][0].name).toBe("</script><!--<script>");
});

describe("the church", () => {
  test("is told whole where pilgrims look for the way", async () => {
    for (const address of ["/app/realhome", "/app/info/come_raggiumgerci"]) {
      expect(await thingOf(address, "CatholicChurch")).toEqual({
        "@type": "CatholicChurch",
        "@id": `${web}/#santuario`,
        name: content.site.fullName,
        alternateName: content.site.name,
        address: {
          "@type": "PostalAddress",
          streetAddress: content.site.street,
          postalCode: place.postalCode,
          addressLocality: place.locality,
          addressRegion: place.province,
          addressCountry: "IT",
        },
        url: `${web}/`,
        image: `${web}/social/canneto.jpg`,
        telephone: content.site.phoneHref.replace("tel:", ""),
        geo: { "@type": "GeoCoordinates", latitude: place.latitude, longitude: place.longitude },
      });
    }
  });

  test("has the hours that are confirmed and not over", async () => {
    const withHours = { ...content, hours: confirmed };
    const { openingHoursSpecification } = await thingOf("/app/orari", "CatholicChurch", withHours);
    const hours = (
      days: string[],
      opens: string,
      closes: string,
      from: string,
      through = from,
    ) => ({
      "@type": "OpeningHoursSpecification",
      ...(days.length > 0 && { dayOfWeek: days.map((day) => `https://schema.org/${day}`) }),
      ...{ opens, closes, validFrom: from, validThrough: through },
    });
    expect(openingHoursSpecification).toEqual([
      hours(["Sunday", "Saturday"], "08:00", "19:30", "2027-05-01", "2027-09-30"),
      hours(["Monday"], "10:00", "12:00", "2027-05-01", "2027-09-30"),
      hours([], "00:00", "00:00", "2027-06-02"),
      hours([], "20:00", "23:59", "2027-06-05"),
      hours([], "08:00", "19:30", "2027-06-06"),
    ]);
  });

  test("is the same as its social pages, once they are confirmed", async () => {
    const social = [
      { name: "Facebook", web: "https://social.esempio.it/canneto", confirmed: true },
      { name: "Instagram", web: "https://altra.esempio.it/cerca", confirmed: false },
    ];
    const site = { ...content.site, social: social.map((page) => ({ ...page, app: undefined })) };
    const { sameAs } = await thingOf("/app/info/home", "CatholicChurch", { ...content, site });
    expect(sameAs).toEqual(["https://social.esempio.it/canneto"]);
  });
});

describe("the feasts", () => {
  const page = "/app/pellegrinaggio/feste";
  const eventsOn = async (today: typeof TODAY) =>
    (await graphOf(page, content, today)).filter((thing) => thing["@type"] === "Event");

  test("are events with a name, a start, a place and an address of their own", async () => {
    const events = await eventsOn(TODAY);
    expect(events).toHaveLength(content.calendar.feasts.length);
    expect(new Set(events.map(({ url }) => url)).size).toBe(events.length);
    expect(events).toContainEqual({
      "@type": "Event",
      name: NOVENA.name,
      description: NOVENA.what,
      startDate: "2027-08-12",
      endDate: "2027-08-20",
      location: { "@id": `${web}/#santuario` },
      url: `${web}${page}#festa-prova`,
    });
    await thingOf(page, "CatholicChurch");
  });

  test("that are not at the shrine say in which town they are", async () => {
    const calata = (await eventsOn(TODAY)).find(({ name }) => name === CALATA.name);
    expect(calata?.location).toMatchObject({ "@type": "Place", name: "Settefrati" });
  });

  test("begin at the hour that is confirmed for their year, by the clock of Rome", async () => {
    const feasts = [{ ...CALATA, hours: { 2027: "9:30" } }];
    const graph = await graphOf(page, { ...content, calendar: { ...content.calendar, feasts } });
    expect(graph.find(({ name }) => name === CALATA.name)?.startDate).toBe(
      "2027-08-29T07:30:00.000Z",
    );
  });
});

describe("the way to a page", () => {
  const wayTo = async (address: string) => {
    const { itemListElement } = await thingOf(address, "BreadcrumbList");
    return (itemListElement as { position: number; name: string; item: string }[]).map(
      ({ position, name, item }) => `${position} ${name} ${item.replace(web, "")}`,
    );
  };

  test("goes through the index of what has one", async () => {
    const hymn = `/app/inni/${content.hymns[0]?.slug}`;
    expect(await wayTo(hymn)).toEqual([
      `1 ${content.site.name} /app/realhome`,
      expect.stringMatching(/^2 .+ \/app\/inni-preghiere$/),
      expect.stringMatching(/^3 .+ \/app\/inni\/home$/),
      `4 ${content.hymns[0]?.fields.title} ${hymn}`,
    ]);
  });

  test("is not told of the main page, nor of what stands in no section", async () => {
    for (const address of ["/", "/app/realhome", "/app/privacy-policy", "/app/senza-rete"]) {
      const types = (await graphOf(address)).map((thing) => thing["@type"]);
      expect(types, address).not.toContain("BreadcrumbList");
    }
  });
});

test("a text that is read for what it tells is an article", async () => {
  const address = "/app/storia/pia-leggenda";
  const article = await thingOf(address, "Article");
  expect(article).toMatchObject({
    headline: content.pages.find(({ slug }) => slug === "storia/pia-leggenda")?.fields.title,
    inLanguage: "it",
    mainEntityOfPage: web + address,
    publisher: { "@type": "Organization", name: content.site.name, url: `${web}/` },
  });
  expect(String(article.image)).toMatch(/\/assets\/pictures\/.+\.\w+$/);
  const [company] = content.companies;
  await thingOf(`/app/pellegrinaggio/compagnie/${company?.slug}`, "Article");
  const types = (await graphOf("/app/orari")).map((thing) => thing["@type"]);
  expect(types).not.toContain("Article");
});

import { z } from "zod";
import { WEEKDAY_NAMES } from "../time/calendar-date.ts";
import type { SiteFields } from "./site-fields.ts";

/*
 * What an editor may write. Field names are Italian, as editors type them; each schema turns them
 * into the English record that the rest of the code uses. A message completes the sentence
 * "trovato …; atteso …".
 */

const text = (expected: string) => z.string({ error: expected }).trim().min(1, { error: expected });

const title = text("un titolo");

const SUMMARY_EXPECTED = "una frase da 50 a 160 caratteri";
const summary = text(SUMMARY_EXPECTED)
  .min(50, { error: SUMMARY_EXPECTED })
  .max(160, { error: SUMMARY_EXPECTED });

const certainty = z.enum(["certo", "una fonte", "contrastante"], {
  error: "una di queste parole: certo, una fonte, contrastante",
});

const source = z
  .strictObject({
    testo: text("il nome della fonte"),
    // Some of the old local sites that tell most of the valley have no https.
    url: z
      .url({ protocol: /^https?$/, error: "un indirizzo che comincia con https:// o http://" })
      .optional(),
    certezza: certainty,
  })
  .transform(({ testo, url, certezza }) => ({ text: testo, url, certainty: certezza }));

const sources = z
  .array(source, { error: "la lista delle fonti" })
  .min(1, { error: "almeno una fonte" });

const toConfirm = z.array(text("una frase su ciò che resta da confermare"), {
  error: "una lista di frasi, o [] se non c’è niente da confermare",
});

/** A picture of content/images; a photograph takes an illustration's place by its file, credit and focal point. */
const picture = z
  .strictObject({
    file: z.string({ error: "un file di content/images" }).regex(/^[a-z0-9/_-]+\.(svg|jpg|png)$/, {
      error: "un file di content/images, per esempio chiesa/stemma.svg",
    }),
    alt: text("che cosa si vede, per chi non la vede"),
    didascalia: text("una didascalia").optional(),
    credito: text("«Illustrazione», o chi ha fatto la fotografia"),
    fuoco: z
      .string()
      .regex(/^\d{1,3}% \d{1,3}%$/, { error: "il punto da tenere in vista, per esempio 50% 40%" })
      .optional(),
  })
  .transform(({ file, alt, didascalia, credito, fuoco }) => ({
    file,
    alt,
    caption: didascalia,
    credit: credito,
    focus: fuoco,
  }));

/** What can stand over the text of a page. */
const specialNames = [
  "prossime feste",
  "orari",
  "compagnie",
  "indice di inni e preghiere",
  "indice delle preghiere",
  "indice degli inni",
  "indice delle offerte",
] as const;

/** A page of text: content/pages and content/offerings. */
export const pageSchema = z
  .strictObject({
    titolo: title,
    sommario: summary,
    immagine: picture.optional(),
    in_breve: z
      .array(
        z
          .strictObject({
            voce: text("di che cosa si parla"),
            valore: text("il fatto, in poche parole"),
          })
          .transform(({ voce, valore }): [name: string, value: string] => [voce, valore]),
        { error: "una lista di voci con il loro valore" },
      )
      .default([]),
    riquadro: z
      .enum(specialNames, { error: `una di queste parole: ${specialNames.join(", ")}` })
      .optional(),
    galleria: z.array(picture).optional(),
    fonti: sources,
    da_confermare: toConfirm,
  })
  .transform((fields) => ({
    title: fields.titolo,
    summary: fields.sommario,
    picture: fields.immagine,
    facts: fields.in_breve,
    special: fields.riquadro,
    gallery: fields.galleria,
    sources: fields.fonti,
    toConfirm: fields.da_confermare,
  }));

const language = z.enum(["it", "la", "en"], { error: "una lingua: it, la oppure en" });

/** A prayer or a hymn: content/prayers and content/hymns. */
export const verseSchema = z
  .strictObject({
    titolo: title,
    sommario: summary,
    immagine: picture.optional(),
    lingua: z.array(language, { error: "la lista delle lingue, per esempio [it, la]" }).min(1),
    quando: text("quando si recita o si canta, in una frase").optional(),
    origine: text("da dove viene il testo"),
    autore: text("l’autore, o «Tradizionale»"),
    anno: text("l’anno o il secolo"),
    pubblico_dominio: text("perché il testo si può pubblicare"),
    nota: text("una nota").optional(),
    strofe_numerate: z.boolean({ error: "true oppure false" }).default(false),
    pubblicare: z.boolean({ error: "true oppure false" }).default(true),
    fonti: sources,
    da_confermare: toConfirm,
  })
  .transform((fields) => ({
    title: fields.titolo,
    summary: fields.sommario,
    picture: fields.immagine,
    languages: fields.lingua,
    when: fields.quando,
    origin: fields.origine,
    author: fields.autore,
    year: fields.anno,
    rights: fields.pubblico_dominio,
    note: fields.nota,
    numbered: fields.strofe_numerate,
    published: fields.pubblicare,
    sources: fields.fonti,
    toConfirm: fields.da_confermare,
  }));

const MONTH_DAY_EXPECTED = "un giorno dell’anno scritto come 08-22, mese e giorno";

/** A day of every year; 29 February is not one. */
const monthDay = z
  .string({ error: MONTH_DAY_EXPECTED })
  .refine((value) => z.iso.date().safeParse(`2025-${value}`).success, { error: MONTH_DAY_EXPECTED })
  .transform((value) => ({ month: Number(value.slice(0, 2)), day: Number(value.slice(3)) }));

/** A company of pilgrims: content/companies. */
export const companySchema = z
  .strictObject({
    titolo: title,
    sommario: summary,
    immagine: picture.optional(),
    comune: text("il comune"),
    provincia: text("la provincia, per esteso"),
    regione: z.enum(["Lazio", "Abruzzo", "Molise", "Campania"], {
      error: "una regione: Lazio, Abruzzo, Molise o Campania",
    }),
    giorni: text("i giorni del pellegrinaggio, per esempio «20-23 agosto»").optional(),
    parte_il: monthDay.optional(),
    percorso: text("il percorso, in una riga").optional(),
    vicine: z
      .array(text("il nome di un file di content/companies, senza .md"), {
        error: "la lista delle compagnie vicine, per esempio [opi, pescasseroli]",
      })
      .default([]),
    calendario_2020: z.iso
      .date({ error: "una data del 2020 scritta come 2020-08-15" })
      .startsWith("2020-", { error: "una data del 2020 scritta come 2020-08-15" })
      .optional(),
    fonti: sources,
    da_confermare: toConfirm,
  })
  .transform((fields) => ({
    title: fields.titolo,
    summary: fields.sommario,
    picture: fields.immagine,
    municipality: fields.comune,
    province: fields.provincia,
    region: fields.regione,
    days: fields.giorni,
    departure: fields.parte_il,
    route: fields.percorso,
    nearby: fields.vicine,
    day2020: fields.calendario_2020,
    sources: fields.fonti,
    toConfirm: fields.da_confermare,
  }));

export const legalCategories = [
  "Privacy Policy-IT",
  "Privacy Policy-US",
  "Cookie Consent-IT",
  "Cookie Consent-US",
] as const;

/** A legal text: content/legal (docs/behaviour.md, "Legal pages"). */
export const legalSchema = z
  .strictObject({
    id: z.int({ error: "un numero intero" }),
    categoria: z.enum(legalCategories, { error: `una di: ${legalCategories.join(", ")}` }),
    titolo: title,
    sommario: summary,
    lingua: language,
    in_vigore: z.iso.date({ error: "una data scritta come 2025-02-10" }),
    aggiornata: z.iso.date({ error: "una data scritta come 2026-11-22" }),
    galleria: z.array(picture).optional(),
    da_confermare: toConfirm,
  })
  .transform((fields) => ({
    id: fields.id,
    category: fields.categoria,
    title: fields.titolo,
    summary: fields.sommario,
    language: fields.lingua,
    effectiveDate: fields.in_vigore,
    updatedDate: fields.aggiornata,
    gallery: fields.galleria,
    toConfirm: fields.da_confermare,
  }));

const SOCIAL_ADDRESS_EXPECTED = "un indirizzo che comincia con https://";

/** A social page; while its address is not confirmed, a search for it. */
const socialPage = z
  .strictObject({
    nome: text("il nome della rete sociale"),
    indirizzo: z.url({ protocol: /^https$/, error: SOCIAL_ADDRESS_EXPECTED }),
    app: z
      .string()
      .regex(/^[a-z][a-z0-9+.-]*:\/\//, { error: "un indirizzo come fb://page/123" })
      .refine((address) => !/^(javascript|data|vbscript):/.test(address), {
        error: "un indirizzo come fb://page/123",
      })
      .optional(),
    confermata: z.boolean({ error: "true oppure false" }),
  })
  .transform(({ nome, indirizzo, app, confermata }) => ({
    name: nome,
    web: indirizzo,
    app,
    confirmed: confermata,
  }));

const SITE_EXPECTED =
  "l’indirizzo del sito, per esempio https://www.esempio.it, senza barra finale";

const EMAIL_EXPECTED = "un indirizzo di posta elettronica, oppure il campo vuoto";
const email = z.email({ error: EMAIL_EXPECTED }).nullish();

const DAYS_OF_LOGS_EXPECTED = "il numero dei giorni, oppure il campo vuoto";

const siteFields = z.strictObject({
  nome: text("il nome breve"),
  nome_completo: text("il nome completo"),
  sito: z
    .string({ error: SITE_EXPECTED })
    .regex(/^https:\/\/[a-z0-9.-]+$/, { error: SITE_EXPECTED }),
  ente: text("la diocesi"),
  indirizzo: text("via e numero"),
  localita: text("CAP, comune e provincia"),
  telefono: text("il numero come si legge"),
  telefono_internazionale: z
    .string({ error: "il numero con +39, senza spazi" })
    .regex(/^\+\d{8,15}$/, { error: "il numero con +39, senza spazi" }),
  rappresentante: text("un nome, oppure il campo vuoto").nullish(),
  posta_elettronica: email,
  pec: email,
  responsabile_protezione_dati: text("nome e recapito, oppure il campo vuoto").nullish(),
  fornitore: text("il nome e il Paese, oppure il campo vuoto").nullish(),
  giorni_registri: z
    .int({ error: DAYS_OF_LOGS_EXPECTED })
    .positive({ error: DAYS_OF_LOGS_EXPECTED })
    .nullish(),
  social: z.array(socialPage, { error: "la lista delle pagine sociali, o []" }),
});

/** Name, address, telephone and social pages of the shrine: content/site.yaml. */
export const siteSchema = siteFields.transform((fields) => ({
  name: fields.nome,
  fullName: fields.nome_completo,
  web: fields.sito,
  diocese: fields.ente,
  street: fields.indirizzo,
  town: fields.localita,
  phone: fields.telefono,
  phoneHref: `tel:${fields.telefono_internazionale}`,
  social: fields.social,
  fields: fieldsForTexts(fields),
}));

/** What texts may name in braces: every field but the list, with its text if it is filled in. */
function fieldsForTexts(fields: z.output<typeof siteFields>): SiteFields {
  const names = siteFields.keyof().exclude(["social"]).options;
  return new Map(names.map((name) => [name, fields[name]?.toString()]));
}

const ADDRESS_EXPECTED = "un indirizzo di questo sito, per esempio /app/orari";
const address = z
  .string({ error: ADDRESS_EXPECTED })
  .regex(/^\/[a-z0-9/_-]*$/, { error: ADDRESS_EXPECTED });

const DATE_TIME_EXPECTED = "una data come 2025-01-06 o un’ora come 2025-01-06T16:00";
const dateTime = z
  .string({ error: DATE_TIME_EXPECTED })
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$/, { error: DATE_TIME_EXPECTED });

const EASTER_EXPECTED = "i giorni da Pasqua, per esempio -7";
/** From 22 March to 25 April: so many days before and after it are in the same year. */
const daysFromEaster = z
  .int({ error: EASTER_EXPECTED })
  .min(-80, { error: EASTER_EXPECTED })
  .max(250, { error: EASTER_EXPECTED });

const FEAST_DAYS_EXPECTED = "un giorno, oppure dal e al, oppure pasqua";

const feast = z
  .strictObject({
    nome: text("il nome della festa"),
    che_cosa: text("che cosa si vive, in una frase"),
    giorno: monthDay.optional(),
    dal: monthDay.optional(),
    al: monthDay.optional(),
    pasqua: daysFromEaster.optional(),
  })
  .transform(({ nome, che_cosa, giorno, dal, al, pasqua }, context) => {
    const rules = [
      ...(giorno ? [{ from: giorno, to: giorno }] : []),
      ...(dal && al ? [{ from: dal, to: al }] : []),
      ...(pasqua === undefined ? [] : [{ easter: pasqua }]),
    ];
    const [rule] = rules;
    if (!rule || rules.length > 1 || Boolean(dal) !== Boolean(al)) {
      context.addIssue({ code: "custom", message: FEAST_DAYS_EXPECTED });
      return z.NEVER;
    }
    return { name: nome, what: che_cosa, rule };
  });

/** The feasts of every year, and what to say of the road in its parts: content/calendar.yaml. */
export const calendarSchema = z
  .strictObject({
    feste: z.array(feast, { error: "la lista delle feste" }).min(1),
    strada: z.strictObject({
      altrimenti: text("che cosa dire della strada di solito"),
      periodi: z.array(
        z
          .strictObject({ dal: monthDay, al: monthDay, avviso: text("l’avviso") })
          .transform(({ dal, al, avviso }) => ({ from: dal, to: al, text: avviso })),
      ),
    }),
  })
  .transform(({ feste, strada }) => ({
    feasts: feste,
    road: { otherwise: strada.altrimenti, notices: strada.periodi },
  }));

const weekdays = z
  .array(
    z.enum([...WEEKDAY_NAMES, "ogni giorno"], {
      error: "un giorno della settimana, oppure «ogni giorno»",
    }),
    { error: "la lista dei giorni, per esempio [domenica]" },
  )
  .min(1, { error: "almeno un giorno" })
  .transform((names) =>
    WEEKDAY_NAMES.flatMap((name, weekday) =>
      names.includes("ogni giorno") || names.includes(name) ? [weekday] : [],
    ),
  );

const HOUR_EXPECTED = 'un’ora scritta fra virgolette come "8:30"';
const hour = z
  .string({ error: HOUR_EXPECTED })
  .regex(/^([01]?\d|2[0-3]):[0-5]\d$/, { error: HOUR_EXPECTED });

const celebrations = z
  .array(
    z
      .strictObject({
        giorni: weekdays,
        ore: z.array(hour, { error: "la lista delle ore" }).min(1),
      })
      .transform(({ giorni, ore }) => ({ weekdays: giorni, times: ore })),
    { error: "una lista di giorni e ore, o []" },
  )
  .default([]);

const opening = z
  .array(
    z
      .strictObject({ giorni: weekdays, dalle: hour, alle: hour })
      .transform(({ giorni, dalle, alle }) => ({ weekdays: giorni, times: [`${dalle}-${alle}`] })),
    { error: "una lista di giorni e ore, o []" },
  )
  .default([]);

const DATE_EXPECTED = "una data scritta come 2027-05-01";

/** The ordinary hours that the rector has confirmed, each with the days in which it holds: content/hours.yaml. */
export const hoursSchema = z.array(
  z
    .strictObject({
      nome: text("il nome del periodo, per esempio Estate 2027"),
      dal: z.iso.date({ error: DATE_EXPECTED }),
      al: z.iso.date({ error: DATE_EXPECTED }),
      apertura: opening,
      messe: celebrations,
      confessioni: celebrations,
      nota: text("una nota").optional(),
      confermato_da: text("chi ha confermato gli orari, e quando"),
    })
    .refine(({ dal, al }) => dal <= al, { error: "una fine che viene dopo l’inizio", path: ["al"] })
    .transform((fields) => ({
      name: fields.nome,
      startDate: fields.dal,
      endDate: fields.al,
      opening: fields.apertura,
      masses: fields.messe,
      confessions: fields.confessioni,
      note: fields.nota,
      confirmedBy: fields.confermato_da,
    })),
  { error: "la lista dei periodi, o []" },
);

/** What happened at Canneto, by age, from the oldest: content/timeline.yaml. */
export const timelineSchema = z
  .array(
    z
      .strictObject({
        epoca: text("il nome dell’epoca"),
        fatti: z
          .array(
            z
              .strictObject({
                quando: text("la data come si legge"),
                anno: z.int({ error: "l’anno, per l’ordine; prima di Cristo con il meno" }),
                fatto: text("che cosa accadde, in una frase"),
                certezza: certainty,
                fonte: text("chi lo scrive"),
              })
              .transform((fields) => ({
                when: fields.quando,
                year: fields.anno,
                event: fields.fatto,
                certainty: fields.certezza,
                source: fields.fonte,
              })),
          )
          .min(1, { error: "almeno un fatto" }),
      })
      .transform(({ epoca, fatti }) => ({ age: epoca, events: fatti })),
    { error: "la lista delle epoche" },
  )
  .transform((ages, context) => {
    const years = ages.flatMap(({ events }) => events.map(({ year }) => year));
    if (years.some((year, index) => year < (years[index - 1] ?? year))) {
      context.addIssue({ code: "custom", message: "i fatti dal più antico al più recente" });
    }
    return ages;
  });

const newsPhoto = z
  .strictObject({
    file: z.string().regex(/^\/[a-z0-9/._-]+$/, { error: "l’indirizzo di un’immagine del sito" }),
    descrizione: text("che cosa si vede"),
  })
  .transform(({ file, descrizione }) => ({ photo: file, description: descrizione }));

const countdown = z
  .strictObject({
    visibile_dal: dateTime,
    visibile_fino_al: dateTime,
    inizio: dateTime,
    fine: dateTime,
    titolo_prima: z.string({ error: "il titolo prima dell’inizio" }),
    titolo_durante: z.string({ error: "il titolo fra inizio e fine" }),
    titolo_dopo: z.string({ error: "il titolo dopo la fine" }),
  })
  .refine((fields) => fields.visibile_dal <= fields.visibile_fino_al, {
    error: "una fine che viene dopo l’inizio",
    path: ["visibile_fino_al"],
  })
  .refine(({ inizio, fine }) => inizio <= fine, {
    error: "una fine che viene dopo l’inizio",
    path: ["fine"],
  })
  .transform((fields) => ({
    schedulerStartDate: fields.visibile_dal,
    schedulerEndDate: fields.visibile_fino_al,
    countdownStartDate: fields.inizio,
    countdownEndDate: fields.fine,
    countdownTitlePre: fields.titolo_prima,
    countdownTitleDuring: fields.titolo_durante,
    countdownTitlePost: fields.titolo_dopo,
  }));

const homeImage = z
  .strictObject({
    id: z.int({ error: "un numero intero" }),
    immagine: picture,
    pubblicata_dal: dateTime.optional(),
    scade_il: dateTime.optional(),
    conto_alla_rovescia: countdown.optional(),
  })
  .transform(({ id, immagine, pubblicata_dal, scade_il, conto_alla_rovescia }) => ({
    id,
    picture: immagine,
    publishDate: pubblicata_dal,
    expireDate: scade_il,
    ...conto_alla_rovescia,
  }));

/** The pictures of the splash page: content/home-images.yaml. */
export const homeImagesSchema = z
  .strictObject({
    testata: picture,
    immagini: z
      .array(homeImage, { error: "la lista delle immagini" })
      .refine((images) => new Set(images.map(({ id }) => id)).size === images.length, {
        error: "un id diverso per ogni immagine",
      }),
  })
  .transform(({ testata, immagini }) => ({ header: testata, images: immagini }));

/** The news of the shrine: content/news.yaml. */
export const newsSchema = z
  .array(
    z
      .strictObject({
        id: z.int({ error: "un numero intero" }),
        titolo: title,
        testo: text("il testo dell’avviso"),
        foto: z.array(newsPhoto).default([]),
        dal: dateTime,
        al: dateTime,
        riappare_dopo_minuti: z
          .number({ error: "i minuti dopo i quali riappare" })
          .positive({ error: "i minuti dopo i quali riappare" })
          .optional(),
      })
      .refine(({ dal, al }) => dal <= al, {
        error: "una fine che viene dopo l’inizio",
        path: ["al"],
      })
      .transform((fields) => ({
        id: fields.id,
        title: fields.titolo,
        text: fields.testo,
        photos: fields.foto,
        startDate: fields.dal,
        endDate: fields.al,
        reappearAfterMinutes: fields.riappare_dopo_minuti,
      })),
    { error: "la lista degli avvisi, o []" },
  )
  .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
    error: "un id diverso per ogni avviso",
  });

const menuLink = z
  .strictObject({
    voce: text("la voce del menu"),
    indirizzo: address,
    dal: dateTime.optional(),
    al: dateTime.optional(),
  })
  .transform(({ voce, indirizzo, dal, al }) => ({
    label: voce,
    address: indirizzo,
    startDate: dal,
    endDate: al,
  }));

const menuGroup = z
  .strictObject({ voce: text("la voce del menu"), voci: z.array(menuLink).min(1) })
  .transform(({ voce, voci }) => ({ label: voce, items: voci }));

const menu = z.array(z.union([menuLink, menuGroup]), { error: "una lista di voci" }).min(1);

/** The menus: content/navigation.yaml (docs/behaviour.md, "Menus"). */
export const navigationSchema = z
  .strictObject({ barra: menu, laterale: menu })
  .transform(({ barra, laterale }) => ({ topBar: barra, sidebar: laterale }));

/** The sections and their pages in reading order: content/sections.yaml. */
export const sectionsSchema = z.array(
  z
    .strictObject({
      titolo: title,
      sommario: text("una frase sulla sezione"),
      pagine: z.array(address).min(1),
    })
    .transform(({ titolo, sommario, pagine }) => ({
      title: titolo,
      summary: sommario,
      addresses: pagine,
    })),
  { error: "la lista delle sezioni" },
);

const FILE_NAME_EXPECTED = "il nome di un file senza .md, per esempio rosario";

const verseGroups = z
  .array(
    z
      .strictObject({
        titolo: title,
        testi: z
          .array(
            z
              .string({ error: FILE_NAME_EXPECTED })
              .regex(/^[a-z0-9-]+$/, { error: FILE_NAME_EXPECTED }),
            { error: "la lista dei testi del gruppo" },
          )
          .min(1, { error: "almeno un testo" }),
      })
      .transform(({ titolo, testi }) => ({ title: titolo, slugs: testi })),
    { error: "la lista dei gruppi" },
  )
  .min(1, { error: "almeno un gruppo" });

/** The groups of prayers and hymns in their indexes, in reading order: content/verse-groups.yaml. */
export const verseGroupsSchema = z
  .strictObject({ preghiere: verseGroups, inni: verseGroups })
  .transform(({ preghiere, inni }) => ({ prayers: preghiere, hymns: inni }));

/** What is to be confirmed and stands in no page: content/to-confirm.yaml. */
export const toConfirmSchema = z.array(
  z
    .strictObject({ argomento: text("di che cosa si tratta"), da_confermare: toConfirm })
    .transform(({ argomento, da_confermare }) => ({
      subject: argomento,
      questions: da_confermare,
    })),
  { error: "una lista di argomenti, o []" },
);

export type Source = z.output<typeof source>;
export type PictureFields = z.output<typeof picture>;
export type PageFields = z.output<typeof pageSchema>;
export type SpecialName = (typeof specialNames)[number];
export type VerseFields = z.output<typeof verseSchema>;
export type CompanyFields = z.output<typeof companySchema>;
export type LegalFields = z.output<typeof legalSchema>;
export type SocialPage = z.output<typeof socialPage>;
export type Site = z.output<typeof siteSchema>;
export type MenuLink = z.output<typeof menuLink>;
export type MenuGroup = z.output<typeof menuGroup>;
export type Calendar = z.output<typeof calendarSchema>;
export type Hours = z.output<typeof hoursSchema>[number];
export type TimelineAge = z.output<typeof timelineSchema>[number];
export type HomeImages = z.output<typeof homeImagesSchema>;
export type News = z.output<typeof newsSchema>;
export type Navigation = z.output<typeof navigationSchema>;
export type Section = z.output<typeof sectionsSchema>[number];
export type ToConfirm = z.output<typeof toConfirmSchema>;
export type VerseGroups = z.output<typeof verseGroupsSchema>;

import type { CompanyFields } from "../../../app/screens/company/collections.server.ts";
import { companyLink } from "../../../app/screens/company/collections.server.ts";
import { type Days, daysIn, type Feast, feastId, hourIn } from "../../../domain/feasts/feasts.ts";
import { pageAddress } from "../../pages/addresses.ts";
import type { Entry } from "../../read/entry.ts";
import type { Content } from "../../read/model.ts";
import type { Site } from "../../schemas/site.ts";
import type { CalendarEvent } from "./icalendar.ts";

/** A feast, or a company with a known day of departure: a subject that recurs every year. */
export interface DatedSubject {
  /** Its name in addresses, unique among all subjects. */
  slug: string;
  title: string;
  description: string;
  /** The absolute URL of its page. */
  url: string;
  daysIn: (year: number) => Days;
  hourIn: (year: number) => string | undefined;
  isTentative: boolean;
}

/** Returns everything that recurs every year: the feasts, then the companies. */
export function datedSubjects({
  calendar,
  companies,
  site,
}: Pick<Content, "calendar" | "companies" | "site">): DatedSubject[] {
  return [
    ...calendar.feasts.map((feast) => feastSubject(feast, site)),
    ...companies.flatMap((company) => companySubject(company, site)),
  ];
}

/** Builds a subject's event in one year. The name after the @ of the uid is no host's, so that it outlives any address. */
export function eventIn(subject: DatedSubject, year: number): CalendarEvent {
  const { slug, title, description, url, isTentative } = subject;
  return {
    uid: `${slug}-${year}@calendario-di-canneto`,
    title,
    description,
    url,
    ...subject.daysIn(year),
    hour: subject.hourIn(year),
    isTentative,
  };
}

function feastSubject(
  feast: Feast & { slug: string; what: string },
  { web, phone }: Site,
): DatedSubject {
  return {
    slug: feast.slug,
    title: feast.name,
    description: `${feast.what}\nPrima di mettervi in viaggio telefonateci: ${phone}.`,
    url: `${web}${pageAddress("pellegrinaggio/feste")}#${feastId(feast.slug)}`,
    daysIn: (year) => daysIn(feast, year),
    hourIn: (year) => hourIn(feast, year),
    isTentative: false,
  };
}

/** The day is that of past years: whether it applies this year has to be confirmed by asking. */
function companySubject(company: Entry<CompanyFields>, { web, phone }: Site): DatedSubject[] {
  const { title, days, route, departure } = company.fields;
  if (!departure) return [];
  const description = [
    days && `Giorni: ${days}.`,
    route && `Percorso: ${route}.`,
    `Prima di mettervi in cammino chiedete se il giorno vale anche quest’anno: ${phone}.`,
  ];
  return [
    {
      slug: company.slug,
      title: `Parte la compagnia di ${title}`,
      description: description.filter(Boolean).join("\n"),
      url: web + companyLink(company).address,
      daysIn: (year) => daysIn({ rule: { from: departure, to: departure } }, year),
      hourIn: () => undefined,
      isTentative: true,
    },
  ];
}

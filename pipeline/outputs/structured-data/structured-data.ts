import type { Article, BreadcrumbList, Thing } from "schema-dts";
import { isArticle } from "../../../app/site-map.ts";
import {
  CONTACTS_PAGE,
  FEASTS_PAGE,
  HOME_PAGE,
  HOURS_PAGE,
  PHONE_PAGE,
  ROAD_PAGE,
} from "../../../domain/addresses.ts";
import { fullAddress } from "../../../domain/pictures/picture-files.ts";
import type { CalendarDate } from "../../../domain/time/calendar-date.ts";
import { pictureFilesOf } from "../../images/pictures.ts";
import { entryAt, sectionAt } from "../../pages/addresses.ts";
import { collectionNamed } from "../../read/collections.ts";
import type { AnyEntry } from "../../read/entry.ts";
import type { Content } from "../../read/model.ts";
import { church, churchName, feastEvents } from "./church.ts";

/** Pages that pilgrims consult before coming: they carry the full record of the church. */
const CHURCH_PAGES = [HOME_PAGE, HOURS_PAGE, CONTACTS_PAGE, PHONE_PAGE, ROAD_PAGE];

/** Returns the JSON-LD of a page for its HTML, without past hours and feasts (docs/behaviour.md, "Being found"). */
export async function structuredData(
  content: Content,
  address: string,
  today: CalendarDate,
): Promise<string | undefined> {
  const things: Thing[] = [];
  if (CHURCH_PAGES.includes(address)) things.push(church(content, today));
  if (address === FEASTS_PAGE) {
    things.push(churchName(content.site), ...feastEvents(content, address, today));
  }
  const found = entryAt(content, address);
  if (found && isArticle(address)) things.push(await article(content, found.entry, address));
  const trail = trailTo(content, address);
  if (trail) things.push(trail);
  if (things.length === 0) return undefined;
  const data = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

async function article(
  { site: { web, name } }: Content,
  { fields: { title, summary, picture } }: AnyEntry,
  address: string,
): Promise<Article> {
  return {
    "@type": "Article",
    headline: title,
    description: summary,
    ...(picture && { image: web + fullAddress(await pictureFilesOf(picture.file)) }),
    inLanguage: "it",
    mainEntityOfPage: web + address,
    publisher: { "@type": "Organization", name, url: `${web}/` },
  };
}

/** Returns the breadcrumbs of the page at an address; undefined for a page in no section. */
function trailTo(content: Content, address: string): BreadcrumbList | undefined {
  const steps = stepsTo(content, address);
  if (steps.length === 0) return undefined;
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ title, address }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: content.site.web + address,
    })),
  };
}

/** Returns the steps through the section, represented by its first page, and through the index of the page's collection. */
function stepsTo(content: Content, address: string): { title: string; address: string }[] {
  const found = entryAt(content, address);
  if (!found) return [];
  const page = { title: found.entry.fields.title, address };
  const { index } = collectionNamed(found.collection);
  if (index) return [...stepsTo(content, index.address), page];
  const section = sectionAt(content, address);
  const door = section?.addresses[0];
  if (!section || !door) return [];
  const home = { title: content.site.name, address: HOME_PAGE };
  return door === address ? [home, page] : [home, { title: section.title, address: door }, page];
}

import type { BreadcrumbList } from "schema-dts";
import { MAIN_PAGE, pageAddress, publishedEntries } from "../../pages/addresses.ts";
import { collectionNamed } from "../../read/collections.ts";
import type { Content } from "../../read/model.ts";

/** A step of the breadcrumbs. */
interface Step {
  title: string;
  address: string;
}

/** Returns the breadcrumbs of the page at an address; undefined for a page in no section. */
export function trailTo(content: Content, address: string): BreadcrumbList | undefined {
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
function stepsTo(content: Content, address: string): Step[] {
  const found = publishedEntries(content).find((published) => published.address === address);
  if (!found) return [];
  const page = { title: found.entry.fields.title, address };
  const { index } = collectionNamed(found.collection);
  if (index) return [...stepsTo(content, index.address), page];
  const section = content.sections.find(({ addresses }) => addresses.includes(address));
  const door = section?.addresses[0];
  if (!section || !door) return [];
  const home = { title: content.site.name, address: pageAddress(MAIN_PAGE) };
  return door === address ? [home, page] : [home, { title: section.title, address: door }, page];
}

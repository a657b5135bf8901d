import { linksOf } from "../../../app/navigation/menu-items.ts";
import type { PageFields } from "../../../app/screens/text-page/collections.server.ts";
import { entryAt, sectionAt } from "../../pages/addresses.ts";
import type { Content } from "../../read/model.ts";
import type { Position } from "../../schemas/position.ts";

/** A community as the pages of its neighbours show it; one without a position only appears in lists. */
export type Community = NonNullable<ReturnType<typeof communityAt>>;

type Country = Community & { communities: Community[] };

/** The countries around the Atlantic, and that of the current page. */
export type World = NonNullable<ReturnType<typeof worldAround>>;

/**
 * Returns the countries of a page's section. A page one level below /app is a country; the deeper ones that follow it in
 * content/sections.yaml are its communities, so that a new one is listed as soon as its section has it.
 */
export function worldAround(content: Content, address: string) {
  const section = sectionAt(content, address);
  const countries: Country[] = [];
  let own: Country | undefined;
  for (const page of section?.addresses ?? []) {
    const community = communityAt(content, page);
    if (!community) continue;
    if (isCountry(page)) countries.push({ ...community, communities: [] });
    else countries.at(-1)?.communities.push(community);
    if (page === address) own = countries.at(-1);
  }
  return own && { countries: countries.map(inTheMiddle), country: inTheMiddle(own) };
}

/** Checks whether an address is a country's: /app/canada, not /app/canada/windsor. */
export function isCountry(address: string): boolean {
  return address.split("/").length === 3;
}

/** Places a country without a position of its own at the centre of its communities. */
function inTheMiddle(country: Country): Country {
  const known = country.communities.flatMap(({ position }) => position ?? []);
  if (country.position || known.length === 0) return country;
  const mean = (part: keyof Position) =>
    known.reduce((sum, position) => sum + position[part], 0) / known.length;
  return { ...country, position: { latitude: mean("latitude"), longitude: mean("longitude") } };
}

function communityAt(content: Content, address: string) {
  const found = entryAt(content, address);
  if (!found) return undefined;
  const { title, feast, position } = found.entry.fields as PageFields;
  const { topBar, sidebar } = content.navigation;
  const item = linksOf([...topBar, ...sidebar]).find(({ path }) => path === address);
  // "Canada", not "Canneto in Canada".
  return { title: item?.label ?? title, address, feast, position };
}

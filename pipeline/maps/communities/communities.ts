import { linksOf } from "../../../app/navigation/menu-items.ts";
import { publishedEntries } from "../../pages/addresses.ts";
import type { Content } from "../../read/model.ts";
import type { PageFields } from "../../schemas/page.ts";
import type { Position } from "../../schemas/position.ts";

/** A page of a community, as its neighbours show it. */
export interface Community {
  /** Its title, or what a menu calls it: "Canada", and not "Canneto in Canada". */
  title: string;
  address: string;
  /** When its feast is; undefined where nobody has written it. */
  feast: string | undefined;
  /** Where it is; undefined for one that stands in the lists alone. */
  position: Position | undefined;
}

interface Country extends Community {
  communities: readonly Community[];
}

/** The countries around the ocean, and the one of the page on screen. */
export interface World {
  countries: readonly Country[];
  country: Country;
}

/**
 * The countries of the section in which a page stands. A page one level below /app is a country, and the deeper ones that
 * follow it in content/sections.yaml are its communities: a new one is in the lists as soon as it is in its section.
 * @returns undefined for a page in no section, and for a community that stands before any country
 */
export function worldAround(content: Content, address: string): World | undefined {
  const section = content.sections.find(({ addresses }) => addresses.includes(address));
  const countries: (Community & { communities: Community[] })[] = [];
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

/** Whether an address is a country's: /app/canada, and not /app/canada/windsor. */
export function isCountry(address: string): boolean {
  return address.split("/").length === 3;
}

/** A country that does not say where it is stands in the middle of its communities. */
function inTheMiddle(country: Country): Country {
  const known = country.communities.flatMap(({ position }) => position ?? []);
  if (country.position || known.length === 0) return country;
  const mean = (part: keyof Position) =>
    known.reduce((sum, position) => sum + position[part], 0) / known.length;
  return { ...country, position: { latitude: mean("latitude"), longitude: mean("longitude") } };
}

function communityAt(content: Content, address: string): Community | undefined {
  const found = publishedEntries(content).find((published) => published.address === address);
  if (!found) return undefined;
  const { title, feast, position } = found.entry.fields as PageFields;
  return { title: menuLabel(content, address) ?? title, address, feast, position };
}

/** What a menu calls the page at an address; undefined if it is in none. */
function menuLabel({ navigation }: Content, address: string): string | undefined {
  return linksOf([...navigation.topBar, ...navigation.sidebar]).find(({ path }) => path === address)
    ?.label;
}

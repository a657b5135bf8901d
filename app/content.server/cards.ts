import { DEFAULT_CARD, type SocialCard } from "../social-cards.ts";
import { MAIN_PAGE, pageAddress } from "./addresses.ts";
import type { Content } from "./model.ts";
import type { PictureFields } from "./schemas/shared.ts";

/** What the card of a section is made of. */
export interface Card extends SocialCard {
  /** The first picture in the section's pages; none where no page has any. */
  picture: PictureFields | undefined;
}

/** The card of the section in which the page at an address stands; undefined where it stands in none. */
export function cardOf(content: Content, address: string): SocialCard | undefined {
  const section = content.sections.find(({ addresses }) => addresses.includes(address));
  return section && { name: nameOf(section.title), title: section.title };
}

/** All cards: the site's own first, then one for each section. */
export function cards(content: Content): Card[] {
  return [
    {
      name: DEFAULT_CARD,
      title: content.site.fullName.replace(/^.*(?=Maria)/, ""),
      picture: firstPicture(content, [pageAddress(MAIN_PAGE), pageAddress("statue/madonna")]),
    },
    ...content.sections.map(({ title, addresses }) => ({
      name: nameOf(title),
      title,
      picture: firstPicture(content, addresses),
    })),
  ];
}

function firstPicture(content: Content, addresses: readonly string[]): PictureFields | undefined {
  return addresses
    .map((address) => content.pages.find(({ slug }) => pageAddress(slug) === address))
    .map((page) => page?.fields.picture)
    .find((picture) => picture !== undefined);
}

/** "Inni e preghiere" is inni-e-preghiere. */
function nameOf(title: string): string {
  return title
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "-");
}

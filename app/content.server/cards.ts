import { DEFAULT_CARD } from "../social-cards.ts";
import { MAIN_PAGE, pageAddress } from "./addresses.ts";
import type { Content } from "./model.ts";
import type { PictureFields } from "./schemas/shared.ts";

/** What a link to the site looks like where it is shared: a section's title and a picture of it. */
export interface Card {
  /** The name of the file, without folder and extension. */
  name: string;
  title: string;
  /** The first picture in the section's pages; none where no page has any. */
  picture: PictureFields | undefined;
}

/** The name of the card of the page at an address. */
export function cardName(content: Content, address: string): string {
  const section = content.sections.find(({ addresses }) => addresses.includes(address));
  return section ? nameOf(section.title) : DEFAULT_CARD;
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

import { cardAddress } from "../../domain/pictures/social-cards.ts";
import { searchedPages } from "../outputs/search-data.ts";
import { MAIN_PAGE, pageAddress, publishedEntries } from "../pages/addresses.ts";
import type { Content } from "../read/model.ts";
import type { PictureFields } from "../schemas/shared.ts";
import type { ReferencesImages } from "./pictures.ts";

/** What the card of a page is made of: what is shown where a link to it is shared. */
export interface Card {
  /** Where it is in the built site. */
  address: string;
  /** Its small line: the section or the index in which the page stands; none where the title says the same. */
  section: string | undefined;
  title: string;
  picture: PictureFields;
}

/** The page whose picture stands for the site. */
const STATUE = pageAddress("statue/madonna");

/** The card of every page of the content; the main page's is that of the site. */
export function cards(content: Content): Card[] {
  return searchedPages(content).map(({ address, title, section }) => {
    if (address === pageAddress(MAIN_PAGE)) return siteCard(content);
    return {
      address: cardAddress(address),
      section: section === title ? undefined : section,
      title,
      picture: pictureFor(content, address),
    };
  });
}

/** "Basilica Santuario di", and in large letters "Maria Santissima di Canneto". */
function siteCard(content: Content): Card {
  const [, dedication = "", title = ""] =
    /^(?:(.*) )?(Maria .*)$/.exec(content.site.fullName) ?? [];
  return {
    address: cardAddress(pageAddress(MAIN_PAGE)),
    section: dedication,
    title: title || content.site.fullName,
    picture: firstPicture(content, [STATUE]) ?? content.homeImages.header,
  };
}

/** The first picture of the page, or the first in its section; that of the splash page for what stands in none. */
function pictureFor(content: Content, address: string): PictureFields {
  const section = content.sections.find(({ addresses }) => addresses.includes(address));
  return (
    firstPicture(content, [address, ...(section?.addresses ?? [])]) ?? content.homeImages.header
  );
}

function firstPicture(content: Content, addresses: readonly string[]): PictureFields | undefined {
  return addresses
    .flatMap((address) => publishedEntries(content).filter((entry) => entry.address === address))
    .flatMap(({ entry }): (PictureFields | undefined)[] => {
      const { picture, figures = [], gallery = [] }: ReferencesImages = entry.fields;
      return [picture, ...figures, ...gallery];
    })
    .find((picture) => picture !== undefined);
}

import { HOME_PAGE, MADONNA_PAGE } from "../../domain/addresses.ts";
import { cardAddress } from "../../domain/pictures/social-cards.ts";
import { searchedPages } from "../outputs/search-data.ts";
import { entryAt, sectionAt } from "../pages/addresses.ts";
import type { Content } from "../read/model.ts";
import type { PictureFields } from "../schemas/shared.ts";
import { picturesOf } from "./image-references.ts";

/** The content of a page's social card, the preview shown where its link is shared. */
export type Card = ReturnType<typeof cards>[number];

/** Returns the card of every page; the main page's represents the site. */
export function cards(content: Content) {
  return searchedPages(content).map(({ address, title, section }) => {
    if (address === HOME_PAGE) return siteCard(content);
    return {
      address: cardAddress(address),
      /** The line above the title, which it does not repeat. */
      section: section === title ? undefined : section,
      title,
      picture: pictureFor(content, address),
    };
  });
}

/** Returns the card of the site: "Basilica Santuario di", and in large letters "Maria Santissima di Canneto". */
function siteCard(content: Content) {
  const [, dedication = "", title = ""] =
    /^(?:(.*) )?(Maria .*)$/.exec(content.site.fullName) ?? [];
  return {
    address: cardAddress(HOME_PAGE),
    section: dedication,
    title: title || content.site.fullName,
    picture: pictureFor(content, MADONNA_PAGE),
  };
}

/** Returns the first picture of the page, or of its section; for a page in no section, the splash page's. */
export function pictureFor(content: Content, address: string): PictureFields {
  const section = sectionAt(content, address);
  const entries = [address, ...(section?.addresses ?? [])].flatMap(
    (each) => entryAt(content, each)?.entry ?? [],
  );
  return entries.flatMap(picturesOf)[0] ?? content.homeImages.header;
}

import { site } from "virtual:site-data";
import type { MetaDescriptor } from "react-router";
import { cardAddress, DEFAULT_CARD } from "./social-cards.ts";

const SITE_NAME = "Santuario di Canneto";

interface PageMeta {
  title: string;
  /** The section, to tell apart pages of the same name. */
  section?: string | undefined;
  summary: string;
  /** The address; none on pages that searching should not find, which are marked so. */
  address?: string | undefined;
  /** The card shown where a link to the page is shared; by default the site's own. */
  card?: string | undefined;
}

/** Title and description of a page, unique in the site, and what is shown of it where it is shared. */
export function pageMeta({
  title,
  section,
  summary,
  address,
  card = DEFAULT_CARD,
}: PageMeta): MetaDescriptor[] {
  const names = [title, section === title ? undefined : section, SITE_NAME];
  return [
    { title: names.filter((name) => name !== undefined).join(" · ") },
    { name: "description", content: summary },
    ...(address === undefined
      ? [{ name: "robots", content: "noindex" }]
      : [
          { property: "og:title", content: title },
          { property: "og:description", content: summary },
          { property: "og:image", content: site.web + cardAddress(card) },
          { name: "twitter:card", content: "summary_large_image" },
        ]),
  ];
}

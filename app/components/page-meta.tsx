import { site } from "virtual:site-data";
import { cardAddress, DEFAULT_CARD } from "../social-cards.ts";

const SITE_NAME = "Santuario di Canneto";

export interface PageMetaProps {
  title: string;
  /** The section, to tell apart pages of the same name. */
  section?: string | undefined;
  summary: string;
  /** The address; none on pages that searching should not find, which are marked so. */
  address?: string | undefined;
  /** The card shown where a link to the page is shared; by default the site's own. */
  card?: string | undefined;
}

/** Title and description of a page, unique in the site, and what is shown of it where it is shared: all of it in the head. */
export function PageMeta({ title, section, summary, address, card = DEFAULT_CARD }: PageMetaProps) {
  const names = [title, section === title ? undefined : section, SITE_NAME];
  return (
    <>
      <title>{names.filter((name) => name !== undefined).join(" · ")}</title>
      <meta name="description" content={summary} />
      {address === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta property="og:title" content={title} />
          <meta property="og:description" content={summary} />
          <meta property="og:image" content={site.web + cardAddress(card)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

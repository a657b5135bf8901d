import { site } from "virtual:site-data";
import { CARD_SIZE, cardAddress } from "../../domain/pictures/social-cards.ts";
import { isArticle } from "../site-map.ts";

export interface PageMetaProps {
  title: string;
  /** Section, to tell apart pages with the same title. */
  section?: string | undefined;
  summary: string;
  /** Address; missing on pages that search engines should not index, which are marked so. */
  address?: string | undefined;
}

/** Renders a page's title and description, unique in the site, its canonical URL and its preview (https://ogp.me). */
export function PageMeta({ title, section, summary, address }: PageMetaProps) {
  const names = [title, section === title ? undefined : section, site.name];
  const wholeTitle = names.filter((name) => name !== undefined).join(" · ");
  const url = `${site.web}${address}`;
  return (
    <>
      <title>{wholeTitle}</title>
      <meta name="description" content={summary} />
      {address === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
          <meta property="og:type" content={isArticle(address) ? "article" : "website"} />
          <meta property="og:site_name" content={site.name} />
          <meta property="og:locale" content="it_IT" />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={summary} />
          <meta property="og:image" content={site.web + cardAddress(address)} />
          <meta property="og:image:width" content={String(CARD_SIZE.width)} />
          <meta property="og:image:height" content={String(CARD_SIZE.height)} />
          <meta property="og:image:alt" content={wholeTitle} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

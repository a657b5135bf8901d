import type { MetaDescriptor } from "react-router";

const SITE_NAME = "Santuario di Canneto";

interface PageMeta {
  title: string;
  /** The section, to tell apart pages of the same name. */
  section?: string | undefined;
  summary: string;
  /** The address; none on pages that searching should not find, which are marked so. */
  address?: string | undefined;
}

/** Title and description of a page, unique in the site. */
export function pageMeta({ title, section, summary, address }: PageMeta): MetaDescriptor[] {
  const names = [title, section === title ? undefined : section, SITE_NAME];
  return [
    { title: names.filter((name) => name !== undefined).join(" · ") },
    { name: "description", content: summary },
    address === undefined
      ? { name: "robots", content: "noindex" }
      : { property: "og:title", content: title },
  ];
}

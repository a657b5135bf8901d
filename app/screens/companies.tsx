// The styles of what companies.server.tsx makes.
import "../components/link-groups.module.css";
import "../features/calendar/add-to-calendar.module.css";
import "../features/companies/days-index.module.css";
import "../features/companies/region-map.module.css";
import "../components/facts.module.css";
import "../components/neighbour-links.module.css";
import "../components/page-heading.module.css";
import "../components/page-notes.module.css";
import "../components/picture.module.css";
import "../components/section-pages.module.css";
import "../components/text-with-contents.module.css";
import "../components/thumbnail.module.css";
import { PageOfText, type PageOfTextProps } from "./page-of-text.tsx";

/** The index of the companies: by town on a map, by region, by day. */
export default function Companies(props: PageOfTextProps) {
  return <PageOfText {...props} />;
}

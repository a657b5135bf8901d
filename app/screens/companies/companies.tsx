// Styles of the HTML made by companies.server.tsx.
import "../../features/calendar/add-to-calendar.module.css";
import "../../features/companies/company-finder.module.css";
import "../../features/companies/company-map.module.css";
import "../../features/companies/day-marks.module.css";
import "../../features/companies/land.module.css";
import "../../features/companies/land.svg";
import "../../components/facts/facts.module.css";
import "../../components/neighbour-links/neighbour-links.module.css";
import "../../components/page-heading/page-heading.module.css";
import "../../components/page-notes/page-notes.module.css";
import "../../components/section-pages/section-pages.module.css";
import "../../components/thumbnail/thumbnail.module.css";
import { Html } from "../../components/html/html.tsx";
import { PageMeta, type PageMetaProps } from "../../components/page-meta.tsx";
import { ChosenCompanies } from "../../features/companies/chosen-companies.tsx";

export interface CompaniesProps {
  meta: PageMetaProps;
  html: { text: string };
}

/** Index of the companies: on their map, by day, from A to Z. It has no gallery, and loads none of its code. */
export default function Companies({ meta, html }: CompaniesProps) {
  return (
    <>
      <PageMeta {...meta} />
      <Html name="text" html={html.text} />
      <ChosenCompanies />
    </>
  );
}

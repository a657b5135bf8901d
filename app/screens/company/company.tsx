// Styles of the HTML made by company.server.tsx.
import "../../components/facts/facts.module.css";
import "../../components/neighbour-links/neighbour-links.module.css";
import "../../components/page-heading/page-heading.module.css";
import "../../components/page-notes/page-notes.module.css";
import "../../components/picture/picture.module.css";
import "../../features/calendar/add-to-calendar.module.css";
import "../../features/companies/day-marks.module.css";
import "../../features/companies/journey.module.css";
import "../../features/companies/land.module.css";
import "../../features/companies/land.svg";
import "../../features/companies/town-map.module.css";
import "./company.module.css";
import { PageOfText, type PageOfTextProps } from "../page-of-text.tsx";

export default function Company(props: PageOfTextProps) {
  return <PageOfText {...props} />;
}

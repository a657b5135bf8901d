// Styles of the HTML made by community.server.tsx.
import "../../components/facts/facts.module.css";
import "../../components/link-groups/link-groups.module.css";
import "../../components/neighbour-links/neighbour-links.module.css";
import "../../components/page-heading/page-heading.module.css";
import "../../components/page-notes/page-notes.module.css";
import "../../components/picture/picture.module.css";
import "../../components/section-pages/section-pages.module.css";
import "../../components/text-with-contents/text-with-contents.module.css";
import "../../features/communities/communities-map.module.css";
import "./community.module.css";
import "../../components/thumbnail/thumbnail.module.css";
import { PageOfText, type PageOfTextProps } from "../page-of-text.tsx";

/** Page of a country or a town abroad where the Madonna di Canneto is honoured. */
export default function Community(props: PageOfTextProps) {
  return <PageOfText {...props} />;
}

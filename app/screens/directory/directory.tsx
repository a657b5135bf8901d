// Styles of the HTML made by directory.server.tsx.
import "../../components/chapter-index/chapter-index.module.css";
import "../../components/letter-index/letter-index.module.css";
import "../../components/picture-cards/picture-cards.module.css";
import "../../components/thumbnail/thumbnail.module.css";
import "../../components/facts/facts.module.css";
import "../../components/neighbour-links/neighbour-links.module.css";
import "../../components/page-heading/page-heading.module.css";
import "../../components/page-notes/page-notes.module.css";
import "../../components/picture/picture.module.css";
import "../../components/section-pages/section-pages.module.css";
import "../../components/card-grid/card-grid.module.css";
import "../../components/text-with-contents/text-with-contents.module.css";
import "./directory.module.css";
import { PageOfText, type PageOfTextProps } from "../page-of-text.tsx";

/** Index with links to its pages: prayers, hymns, offerings, publications, contacts. */
export default function Directory(props: PageOfTextProps) {
  return <PageOfText {...props} />;
}

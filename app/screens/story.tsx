// The styles of what story.server.tsx makes.
import "../styles/blocks.css";
import "../components/facts.module.css";
import "../components/neighbour-links.module.css";
import "../components/page-heading.module.css";
import "../components/page-notes.module.css";
import "../components/picture.module.css";
import "../components/section-pages.module.css";
import "../components/text-with-contents.module.css";
import "../components/thumbnail.module.css";
import { PageOfText, type PageOfTextProps } from "./page-of-text.tsx";

/** Story, church, statues, jubilee: pages that are read from beginning to end. */
export default function Story(props: PageOfTextProps) {
  return <PageOfText {...props} />;
}

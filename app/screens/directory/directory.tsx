import "./directory.module.css";
import { PageOfText, type PageOfTextProps } from "../page-of-text.tsx";

/** Index with links to its pages: prayers, hymns, offerings, publications, contacts. */
export default function Directory(props: PageOfTextProps) {
  return <PageOfText {...props} />;
}

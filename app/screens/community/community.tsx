import { PageOfText, type PageOfTextProps } from "../page-of-text.tsx";

/** Page of a country or a town abroad where the Madonna di Canneto is honoured. */
export default function Community(props: PageOfTextProps) {
  return <PageOfText {...props} />;
}

import { PageOfText, type PageOfTextProps } from "../page-of-text.tsx";

export default function Company(props: PageOfTextProps) {
  return <PageOfText {...props} />;
}

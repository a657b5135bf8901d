import { Html } from "../../components/html/html.tsx";
import { PageContents, type PageContentsProps } from "../page-contents/page-contents.tsx";
import styles from "./text-with-contents.module.css";

export function TextWithContents({ html, contents }: PageContentsProps & { html: string }) {
  return (
    <div className={styles.text}>
      <PageContents contents={contents} />
      <Html html={html} className="prose" />
    </div>
  );
}

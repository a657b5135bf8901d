import { useCallback, useDeferredValue, useState } from "react";
import { api } from "../api/api.ts";
import { useAsked } from "../api/use-asked.ts";
import { Page } from "../components/page.tsx";
import { hrefOf } from "../router/route.ts";
import styles from "./files.module.css";
import { groupFiles } from "./group-files.ts";

/** Minimum length of a search: fewer characters match every text. */
const SHORTEST = 3;

/** Lists every file that can be opened, searchable by title, words or address. */
export function ListPage({ purpose }: { purpose?: string }) {
  const { answer = [], refusal } = useAsked(api.files);
  const [sought, setSought] = useState("");
  const isForPicture = purpose === "fotografia";
  const files = isForPicture
    ? answer.filter(({ path, hasNoPicture }) => path.endsWith(".md") && !hasNoPicture)
    : answer;
  const groups = groupFiles(files, sought);
  const asked = useDeferredValue(sought.trim());
  const { answer: found = [] } = useAsked(
    useCallback(async () => (asked.length < SHORTEST ? [] : api.found(asked)), [asked]),
  );
  return (
    <Page title={isForPicture ? "In quale pagina va la fotografia?" : "Che cosa aprire"}>
      {refusal && <p role="alert">{refusal}</p>}
      <label className={styles.search}>
        Cerca per titolo, per parole o per indirizzo
        <input type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
      </label>
      <p role="status" className={styles.none}>
        {answer.length > 0 &&
          groups.length === 0 &&
          found.length === 0 &&
          "Nessun titolo e nessun testo con queste parole."}
      </p>
      {groups.map(([name, found]) => (
        <details
          key={name}
          className={styles.group}
          open={sought !== "" || found[0]?.kind === "pages"}
        >
          <summary>
            {name} <span>{found.length}</span>
          </summary>
          <ul>
            {found.map(({ path, title }) => (
              <li key={path}>
                <a
                  href={hrefOf({
                    page: "file",
                    path,
                    field: isForPicture ? "immagine" : undefined,
                  })}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {found.length > 0 && (
        <section className={styles.group} aria-labelledby="nei-testi">
          <h2 id="nei-testi">Nei testi</h2>
          <ul>
            {found.map(({ path, title, excerpt }) => (
              <li key={path}>
                <a href={hrefOf({ page: "file", path })}>{title}</a> <q>{excerpt}</q>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}

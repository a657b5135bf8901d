import { useCallback, useDeferredValue, useState } from "react";
import { api } from "../api/api.ts";
import { useAsked } from "../api/use-asked.ts";
import { Page } from "../components/page.tsx";
import { slugOf } from "../editor/picture-name.ts";
import { fileHref, type Route } from "../router.ts";
import styles from "./files.module.css";

/** The common name of the files outside the collections. */
const SINGLE_NAME = "Orari, avvisi, menu e altri elenchi";

/** Minimum length of a search: fewer characters match every text. */
const SHORTEST = 3;

/** Lists every file that can be opened, searchable by title, words or address. */
export function ListPage({ route }: { route: Route }) {
  const { answer = [], refusal } = useAsked(api.files);
  const [sought, setSought] = useState("");
  const isForPicture = route.asks.get("per") === "fotografia";
  const files = isForPicture
    ? answer.filter(({ path, hasNoPicture }) => path.endsWith(".md") && !hasNoPicture)
    : answer;
  const groups = Map.groupBy(
    files.filter(({ title, path }) => slugOf(`${title} ${path}`).includes(slugOf(sought))),
    ({ group = SINGLE_NAME }) => group,
  );
  const asked = useDeferredValue(sought.trim());
  const { answer: found = [] } = useAsked(
    useCallback(async () => (asked.length < SHORTEST ? [] : api.found(asked)), [asked]),
  );
  return (
    <Page
      title={isForPicture ? "In quale pagina va la fotografia?" : "Che cosa aprire"}
      refusal={refusal}
    >
      <label className="above">
        Cerca per titolo, per parole o per indirizzo
        <input type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
      </label>
      <p role="status" className={styles.none}>
        {answer.length > 0 &&
          groups.size === 0 &&
          found.length === 0 &&
          "Nessun titolo e nessun testo con queste parole."}
      </p>
      {[...groups].map(([name, found]) => (
        <details
          key={name}
          className={styles.group}
          open={sought !== "" || found[0]?.kind === "pages"}
        >
          <summary>
            {name} <small>{found.length}</small>
          </summary>
          <ul>
            {found.map(({ path, title }) => (
              <li key={path}>
                <a href={fileHref(path, { campo: isForPicture ? "immagine" : undefined })}>
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
                <a href={fileHref(path)}>{title}</a>{" "}
                <q>
                  <small>{excerpt}</small>
                </q>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}

import { useDeferredValue, useState } from "react";
import type { FileInList } from "../../api.ts";
import { useAsked } from "../api.ts";
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
  const { answer = [], refusal } = useAsked("files");
  const [sought, setSought] = useState("");
  const isForPicture = route.asks.get("per") === "fotografia";
  const isListed = ({ pictureField }: FileInList) => !isForPicture || pictureField !== undefined;
  const hrefTo = ({ path, pictureField }: FileInList) =>
    fileHref(path, { campo: isForPicture ? pictureField : undefined });
  const files = answer.filter(isListed);
  const groups = Map.groupBy(
    files.filter(({ title, path }) => slugOf(`${title} ${path}`).includes(slugOf(sought))),
    ({ group = SINGLE_NAME }) => group,
  );
  const asked = useDeferredValue(sought.trim());
  const { answer: found } = useAsked(asked.length >= SHORTEST && "found", asked);
  const inTexts = (found ?? []).filter(isListed);
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
        {asked.length >= SHORTEST && !found
          ? "Si cerca nei testi…"
          : answer.length > 0 &&
            groups.size === 0 &&
            inTexts.length === 0 &&
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
            {found.map((file) => (
              <li key={file.path}>
                <a href={hrefTo(file)}>{file.title}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {inTexts.length > 0 && (
        <section className={styles.group} aria-labelledby="nei-testi">
          <h2 id="nei-testi">Nei testi</h2>
          <ul>
            {inTexts.map(({ excerpt, ...file }) => (
              <li key={file.path}>
                <a href={hrefTo(file)}>{file.title}</a>{" "}
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

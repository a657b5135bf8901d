import type { Today } from "../../api.ts";
import { hrefOf } from "../router/route.ts";
import styles from "./today.module.css";
import { whenItEnds } from "./when-it-ends.ts";

/** Lists the items that end soon or have ended, with links to edit them. */
export function EndingList({ ending }: Pick<Today, "ending">) {
  return (
    <section className={styles.part} aria-labelledby="in-scadenza">
      <h2 id="in-scadenza">Che cosa sta per scadere</h2>
      {ending.length === 0 ? (
        <p>Niente, per ora.</p>
      ) : (
        <ul className={styles.ending}>
          {ending.map(({ path, at, what, on, days }) => (
            <li key={`${path} ${at.join()}`}>
              <a href={hrefOf({ page: "file", path, field: at.join(".") })}>{what}</a>{" "}
              <span>{whenItEnds(on, days)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

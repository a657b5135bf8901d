import { dayInWords, type MonthDay } from "../../../domain/time/calendar-date.ts";
import type { WidgetData } from "../../../pipeline/pages/page-widgets.ts";
import styles from "./company-finder.module.css";
import { CompanyMap } from "./company-map.tsx";
import { DayMark, DayShapes, markOf } from "./day-marks.tsx";

type Companies = Extract<WidgetData, { kind: "companies" }>;

/** Returns the anchor of a day: giorno-20-agosto. */
const idOf = (day: MonthDay) => `giorno-${dayInWords(day).replaceAll(/[^a-z0-9]+/g, "-")}`;

/** Lists the companies. CSS filters them by the anchor before all of them to which the link of a day or a region leads. */
export function CompanyFinder({ map, regions, departures, companies }: Companies) {
  return (
    <div className={`one-column ${styles.finder}`}>
      <DayShapes />
      <p>
        Toccate il vostro paese sulla carta, o cercatelo{" "}
        <a href="#dalla-a-alla-z">dalla A alla Z</a>.
      </p>
      <span id="tutte" />
      {departures.map(({ day }, index) => (
        <span key={idOf(day)} id={idOf(day)} className={styles.choice} data-day={markOf(index)} />
      ))}
      {regions.map(({ id }) => (
        <span key={id} id={id} className={styles.choice} data-region={id} />
      ))}
      <nav className={styles.filter} aria-label="Scegliete un giorno o una regione">
        <ul>
          <li>
            <a href="#tutte">
              Tutte<span className="visually-hidden"> le compagnie</span>
            </a>
          </li>
          {departures.map(({ day }, index) => (
            <li key={idOf(day)}>
              <a href={`#${idOf(day)}`} data-day={markOf(index)}>
                <DayMark day={index} /> {dayInWords(day)}
              </a>
            </li>
          ))}
          {regions.map(({ id, title, count }) => (
            <li key={id}>
              <a href={`#${id}`} data-region={id}>
                {title} <small>{count}</small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <CompanyMap map={map} />
      <DayTable departures={departures} />
      <NameIndex companies={companies} />
    </div>
  );
}

function DayTable({ departures }: Pick<Companies, "departures">) {
  const all = departures.flatMap(({ companies }) => companies);
  return (
    <section className={styles.days} aria-labelledby="per-giorno">
      <h2 id="per-giorno" data-region={regionsIn(all)}>
        Per giorno di partenza
      </h2>
      <dl>
        {departures.map(({ day, companies }, index) => (
          <div key={idOf(day)} data-day={markOf(index)} data-region={regionsIn(companies)}>
            <dt>
              <DayMark day={index} /> {dayInWords(day)}
            </dt>
            {companies.map(({ title, address, region }) => (
              <dd key={address} data-day={markOf(index)} data-region={region} translate="no">
                <a href={address}>{title}</a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

const regionsIn = (companies: Companies["companies"]) =>
  [...new Set(companies.map(({ region }) => region))].join(" ");

/** Keeps the mark of the day on one line with the last word. */
function NameWithDay({ name, day }: { name: string; day: number }) {
  const lastWord = name.split(" ").at(-1) ?? "";
  return (
    <>
      {name.slice(0, -lastWord.length)}
      <span className={styles.together}>
        {lastWord} <DayMark day={day} />
      </span>
    </>
  );
}

/** Lists all names as at the back of a hymnal: each letter before its first name. */
function NameIndex({ companies }: Pick<Companies, "companies">) {
  const initial = (index: number) => companies[index]?.title[0];
  return (
    <section className={styles.names} aria-labelledby="dalla-a-alla-z">
      <h2 id="dalla-a-alla-z">Dalla A alla Z</h2>
      <ul translate="no">
        {companies.map(({ title, address, region, day }, index) => (
          <li
            key={address}
            data-region={region}
            data-day={markOf(day)}
            data-letter={initial(index) === initial(index - 1) ? undefined : initial(index)}
          >
            <a href={address}>
              {day === undefined ? title : <NameWithDay name={title} day={day} />}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

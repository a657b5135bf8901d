import { Link } from "react-router";
import { Facts } from "../components/facts.tsx";
import { IndexLink } from "../components/index-link.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageNotes } from "../components/page-notes.tsx";
import { Picture } from "../components/picture.tsx";
import { Prose } from "../components/prose.tsx";
import { loadContent } from "../content.server/content.ts";
import { addressOf, companyData } from "../content.server/page-data.ts";
import { withPictures } from "../content.server/pictures.ts";
import { pageMeta } from "../page-meta.ts";
import { longDate } from "../time/long-date.ts";
import type { Route } from "./+types/company";

export async function loader({ url }: Route.LoaderArgs) {
  return withPictures(companyData(loadContent(), addressOf(url)));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData && pageMeta({ ...loaderData, section: loaderData.index.title });
}

/** A company of pilgrims: what is known of it, and how to add what is missing. */
export default function Company({ loaderData: company }: Route.ComponentProps) {
  const { day2020 } = company;
  return (
    <>
      <PageHeading section={company.index.title} title={company.title} summary={company.summary} />
      {company.picture && <Picture picture={company.picture} isLeading />}
      <Facts
        facts={[
          ["Comune", `${company.municipality}, provincia: ${company.province}`],
          ["Regione", company.region],
          ["Giorni", company.days],
          ["Percorso", company.route],
          ["Nel 2020", day2020 && longDate(day2020)],
        ]}
      />
      <Prose html={company.prose} />
      <section className="prose">
        <h2>Che cos’è una compagnia</h2>
        <p>
          Una compagnia è il gruppo di un paese o di una parrocchia che va a Canneto insieme, con lo
          stendardo, la croce, i propri canti e un capo compagnia.
        </p>
        {day2020 && (
          <p>
            Il giorno del 2020 viene dal calendario straordinario dell’anno della pandemia: a ogni
            compagnia fu assegnata una data, e si saliva soltanto in auto. Non è il giorno
            tradizionale.
          </p>
        )}
        <p>
          Chi cammina con questa compagnia e ha notizie da aggiungere o da correggere può{" "}
          <Link to="/app/info/home">scrivere o telefonare al santuario</Link>.
        </p>
      </section>
      <PageNotes sources={company.sources} toConfirm={company.toConfirm} />
      <IndexLink index={company.index} />
    </>
  );
}

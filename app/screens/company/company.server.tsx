import { site } from "virtual:site-data";
import { CONTACTS_PAGE } from "../../../domain/addresses.ts";
import { Html } from "../../components/html/html.tsx";
import { PageHeading } from "../../components/page-heading/page-heading.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { DayShapes } from "../../features/companies/day-marks.tsx";
import { Journey, SameWay } from "../../features/companies/journey.tsx";
import { TownMap } from "../../features/companies/town-map.tsx";
import { Facts } from "../../page-components/facts/facts.tsx";
import { closingInIndex } from "../closing.server.tsx";
import { markup } from "../markup.server.ts";
import type { PageOfTextProps } from "../page-of-text.tsx";
import styles from "./company.module.css";
import type { CompanyData } from "./data.server.ts";

/** Returns the props of a company's page: its town, its days and route, its story, and the companies on the same route. */
export default function companyProps(company: CompanyData): PageOfTextProps {
  const { title, summary, address, index } = company;
  const meta = { title, section: index.title, summary, address };
  return {
    meta,
    html: {
      opening: markup(
        <>
          <PageHeading {...meta} />
          {company.picture && <Picture picture={company.picture} isLeading />}
        </>,
      ),
      text: markup(
        <div className={`one-column ${styles.page}`}>
          <DayShapes />
          <div className={`one-column ${styles.way}`}>
            <Journey {...company} />
            <TownMap {...company} />
          </div>
          <div className={`one-column ${styles.story}`}>
            <Html html={company.html} className="prose" />
            <p className="prose">
              Per partire con una compagnia parlatene in parrocchia prima di agosto, o telefonateci:{" "}
              <a href={site.phoneHref}>{site.phone}</a>. Servono scarpe già provate, una pila e una
              mantella, perché oltre i mille metri la notte è fresca anche ad agosto. Se già
              camminate con questo paese, <a href={CONTACTS_PAGE}>raccontateci</a> la sua storia.
            </p>
            <Facts
              facts={[
                ["Comune", municipalityOf(company)],
                ["Regione", company.region],
              ]}
            />
            <SameWay nearby={company.nearby} />
          </div>
        </div>,
      ),
      closing: closingInIndex(company),
    },
    gallery: company.gallery,
  };
}

/** Returns a municipality with its province, unless both have the same name. */
function municipalityOf({ municipality, province }: CompanyData): string {
  return municipality === province ? municipality : `${municipality} (${province})`;
}

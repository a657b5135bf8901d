import { dayOf, departureDays } from "../../../pipeline/maps/company-map/company-map.ts";
import { townMap } from "../../../pipeline/maps/company-map/town-map.ts";
import { routeOf } from "../../../pipeline/maps/company-map/way.ts";
import type { PageSource } from "../../../pipeline/pages/page-data.ts";
import { sectionData, shownFields } from "../../../pipeline/pages/page-parts.ts";
import { companiesByName } from "../../../pipeline/pages/page-widgets.ts";
import type { Content } from "../../../pipeline/read/model.ts";
import { type CompanyFields, companies, companyLink } from "./collections.server.ts";

export type CompanyData = Awaited<ReturnType<typeof companyData>>;

export default async function companyData({ content, address, entry }: PageSource<CompanyFields>) {
  const { index } = companies;
  const { nearby, position: _onTheMap, moments: _byNight, ...fields } = await shownFields(entry);
  const days = departureDays(content.companies);
  return {
    ...fields,
    slug: entry.slug,
    /** The index of its day of departure, from 0. */
    day: dayOf(entry.fields, days),
    map: townMap(entry, content.companies),
    way: routeOf(fields.route),
    nearby: nearby
      .flatMap((name) => content.companies.filter(({ slug }) => slug === name))
      .map((company) => ({ ...companyLink(company), day: dayOf(company.fields, days) })),
    neighbours: companiesBeside(content, address),
    section: await sectionData(content, index.address),
    address,
    index,
  };
}

/** Returns the previous and the next company by name. */
function companiesBeside(content: Content, address: string) {
  const companies = companiesByName(content).map(({ title, address }) => ({ title, address }));
  const position = companies.findIndex((company) => company.address === address);
  return { previous: companies[position - 1], next: companies[position + 1] };
}

import type { Entry } from "../../../pipeline/read/entry.ts";
import { type CompanyFields, companies } from "./collections.server.ts";

/** Returns a company as a list item. */
export const companyLink = (company: Entry<CompanyFields>) => ({
  title: company.fields.title,
  address: companies.addressOf(company),
});

import { collections } from "../read/collections.ts";
import type { Entry } from "../read/entry.ts";
import type { CompanyFields } from "../schemas/company.ts";

/** Returns a company as a list item. */
export const companyLink = (company: Entry<CompanyFields>) => ({
  title: company.fields.title,
  address: collections.companies.addressOf(company),
});

import { collections } from "../read/collections.ts";
import type { Entry } from "../read/entry.ts";
import type { CompanyFields } from "../schemas/company.ts";

/** A company as a list names it. */
export const companyLink = (company: Entry<CompanyFields>) => ({
  title: company.fields.title,
  address: collections.companies.addressOf(company),
});

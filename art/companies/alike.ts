import type { Look } from "../pictures/companies.ts";

/** Sentences on companies that cannot be told apart, because they are shown in the same place. */
export function companiesAlike(companies: Readonly<Record<string, Look>>): string[] {
  const known = new Map<Look[0], string>();
  return Object.entries(companies).flatMap(([slug, [setting]]) => {
    const twin = known.get(setting);
    known.set(setting, slug);
    return twin ? [`${slug} is in the same place as ${twin}.`] : [];
  });
}

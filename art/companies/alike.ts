import type { Look } from "../pictures/companies.ts";

/** Sentences on companies that cannot be told apart: neighbours in the list in one place, or two the same in all. */
export function companiesAlike(companies: Readonly<Record<string, Look>>): string[] {
  const looks = Object.entries(companies).sort(([one], [other]) => (one < other ? -1 : 1));
  const known = new Map<string, string>();
  return looks.flatMap(([slug, look], index) => {
    const problems: string[] = [];
    const [next, nextLook] = looks[index + 1] ?? [];
    if (look[0] === nextLook?.[0]) problems.push(`${slug} and ${next} are in the same place.`);
    const [setting, ...rest] = look;
    const whole = [setting.name, ...rest].join();
    const twin = known.get(whole);
    if (twin) problems.push(`${slug} looks like ${twin}.`);
    known.set(whole, slug);
    return problems;
  });
}

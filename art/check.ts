import { existsSync, readdirSync, readFileSync } from "node:fs";
import { companiesAlike } from "./companies/alike.ts";
import { drawingsOf, IMAGES, programNames } from "./drawings.ts";
import { COMPANIES } from "./pictures/companies.ts";

/**
 * Compares the pictures with what their programs draw. Names given to the command compare what those programs draw:
 * npm run art:check chiesa/stemma. Without names it also tells of drawings that no program draws, and of companies
 * that look alike.
 * @returns what is wrong, a sentence each
 */
async function check(names: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const files = new Set<string>();
  for (const name of names.length > 0 ? names : programNames()) {
    for (const { file, svg } of await drawingsOf(name)) {
      files.add(file);
      const isKept = existsSync(file) && readFileSync(file, "utf8") === svg;
      if (!isKept) problems.push(`${file} is not what art draws: npm run art ${name}`);
    }
  }
  console.log(`${files.size} pictures compared.`);
  if (names.length > 0) return problems;
  const orphans = drawingsInContent().filter((file) => !files.has(file));
  return [
    ...problems,
    ...orphans.map((file) => `${file} has no program.`),
    ...companiesAlike(COMPANIES),
  ];
}

function drawingsInContent(): string[] {
  return readdirSync(IMAGES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".svg"))
    .map((name) => `${IMAGES}/${name}`);
}

const problems = await check(process.argv.slice(2));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

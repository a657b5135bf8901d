import bcd from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data";
import { parse } from "acorn";
import { full } from "acorn-walk";
import * as csstree from "css-tree";

/*
 * Finds the browser features used in files that an old browser lacks, by their names in MDN's compatibility data
 * ("css.properties.translate").
 */

/** The oldest version of each browser that has to support a feature, by MDN's browser names. */
export type Oldest = Readonly<Record<"chrome" | "firefox" | "safari", number>>;

/** Tells whether every browser, at its oldest version, supports a feature without flags; true if MDN has no data. */
function isKnown(compat: CompatStatement | undefined, oldest: Oldest): boolean {
  if (!compat) return true;
  return Object.entries(oldest).every(([browser, version]) => {
    const support = compat.support[browser as keyof Oldest];
    const statements = Array.isArray(support) ? support : [support];
    return statements.some((statement) => {
      if (!statement || statement.flags || statement.prefix || statement.version_removed)
        return false;
      const since = Number.parseFloat(String(statement.version_added).replace("≤", ""));
      return since <= version;
    });
  });
}

/** Returns MDN's data for a name; undefined if there is none. */
function dataAt(name: string): Identifier | undefined {
  let found: Identifier | undefined = bcd as unknown as Identifier;
  for (const part of name.split(".")) {
    found = found && Object.hasOwn(found, part) ? (found[part] as Identifier) : undefined;
  }
  return found;
}

/** Units that MDN does not list separately: Chrome 105 to 109, Firefox 101 to 118, Safari 16 to 16.4. */
const NEW_UNITS = /^(vi|vb|[sld]v[hwib]|[sld]vmin|[sld]vmax|cq[whib]|cqmin|cqmax|r?lh)$/;

/** Returns the features of a style sheet, outside @supports, that are newer than the oldest browsers. */
export function newStyles(css: string, oldest: Oldest): string[] {
  const used = new Set<string>();
  const units = new Set<string>();
  const tree = csstree.parse(css, { parseCustomProperty: false });
  csstree.walk(tree, {
    enter(node: csstree.CssNode) {
      if (node.type === "Atrule") {
        // Features behind @supports have a fallback.
        if (node.name === "supports") return csstree.walk.skip;
        used.add(`css.at-rules.${node.name}`);
      }
      if (node.type === "PseudoClassSelector" || node.type === "PseudoElementSelector") {
        used.add(`css.selectors.${node.name}`);
      }
      if (node.type === "Declaration" && !node.property.startsWith("--")) {
        const property = `css.properties.${node.property}`;
        used.add(property);
        csstree.walk(node.value, (value) => {
          if (value.type === "Identifier") used.add(`${property}.${value.name}`);
          if (value.type === "Function") used.add(`css.types.${value.name}`);
          if (value.type === "Dimension" && NEW_UNITS.test(value.unit)) units.add(`1${value.unit}`);
        });
      }
      return undefined;
    },
  });
  return [...units, ...[...used].filter((name) => !isKnown(dataAt(name)?.__compat, oldest))];
}

/** All browser and language features by their bare name, whatever object has them: ["api.URL.canParse_static"]. */
const owners = new Map<string, string[]>();
for (const root of ["api", "javascript.builtins"]) {
  const note = (name: string, at: string) => owners.set(name, [...(owners.get(name) ?? []), at]);
  for (const [owner, members] of Object.entries(dataAt(root) ?? {})) {
    note(owner, `${root}.${owner}`);
    for (const member of Object.keys(members)) {
      if (!member.startsWith("__"))
        note(member.replace(/_static$/, ""), `${root}.${owner}.${member}`);
    }
  }
}

/** Names of two or more words, and interface names: shorter ones are mostly a script's own. */
const TELLING = /^[A-Z]?[a-z]+[A-Z]/;

/**
 * Returns names and syntax in a script that only newer browsers support. May include a script's own names that happen
 * to be equal.
 */
export function newNames(script: string, oldest: Oldest): string[] {
  const used = new Set<string>();
  const syntax = new Set<string>();
  full(parse(script, { ecmaVersion: 2022, sourceType: "module" }), (node) => {
    if (node.type === "StaticBlock") syntax.add("a static block of a class");
    if (node.type === "Literal" && "regex" in node && /\(\?<[=!]/.test(String(node.raw))) {
      syntax.add("a lookbehind in an expression");
    }
    if (node.type === "MemberExpression" && !Reflect.get(node, "computed")) {
      used.add((Reflect.get(node, "property") as { name: string }).name);
    }
    if (node.type === "Identifier") used.add(Reflect.get(node, "name") as string);
  });
  const isNew = (name: string) => {
    const all = owners.get(name) ?? [];
    return all.length > 0 && all.every((at) => !isKnown(dataAt(at)?.__compat, oldest));
  };
  return [...syntax, ...[...used].filter((name) => TELLING.test(name) && isNew(name))];
}

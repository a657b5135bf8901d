import bcd from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data";
import { parse } from "acorn";
import { full } from "acorn-walk";
import * as csstree from "css-tree";

/*
 * What files ask of a browser, by the names of MDN's compatibility data ("css.properties.translate"), as far as an old one does
 * not have it.
 */

/** The oldest version of each browser that a feature has to be known to, by MDN's names of them. */
export type Oldest = Readonly<Record<"chrome" | "firefox" | "safari", number>>;

/** Whether a browser of every kind, as old as may be, knows a feature without flags. Not of what MDN says nothing of. */
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

/** The part of MDN's data at a name, if there is one. */
function dataAt(name: string): Identifier | undefined {
  let found: Identifier | undefined = bcd as unknown as Identifier;
  for (const part of name.split(".")) {
    found = found && Object.hasOwn(found, part) ? (found[part] as Identifier) : undefined;
  }
  return found;
}

/** Units of which MDN has no name of their own: Chrome 105 to 109, Firefox 101 to 118, Safari 16 to 16.4. */
const NEW_UNITS = /^(vi|vb|[sld]v[hwib]|[sld]vmin|[sld]vmax|cq[whib]|cqmin|cqmax|r?lh)$/;

/** What a style sheet uses outside of @supports and is newer than the oldest browsers. */
export function newStyles(css: string, oldest: Oldest): string[] {
  const used = new Set<string>();
  const units = new Set<string>();
  const tree = csstree.parse(css, { parseCustomProperty: false });
  csstree.walk(tree, {
    enter(node: csstree.CssNode) {
      if (node.type === "Atrule") {
        // Who asks first is told no.
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

/** Everything of the browser and of the language that is called so, wherever it belongs: ["api.URL.canParse_static"]. */
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

/** Names of two words or more, and those of interfaces: a script calls its own things by shorter ones. */
const TELLING = /^[A-Z]?[a-z]+[A-Z]/;

/**
 * Names in a script that only newer browsers give a meaning, and syntax that only they can read. A script may call things of
 * its own so.
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

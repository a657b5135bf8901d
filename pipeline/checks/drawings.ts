import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { optimize, VERSION, type XastElement } from "svgo";

/** Wording for an SVG file that contains more than a drawing. */
export const DRAWING_EXPECTED =
  "un disegno soltanto: niente programmi, e niente preso da altri file (in Inkscape, «SVG ottimizzato»)";

/** Identifies the rules below, for the cache of what they have found. */
export const DRAWING_RULES = [VERSION, hash("sha256", readFileSync(import.meta.filename))];

/**
 * The allowed elements. Everything else is rejected: scripts, animation, links, embedded pages and pictures; filters and
 * markers too, of which a few words can take minutes to render.
 */
const ELEMENTS = words(`
  svg g defs symbol use view title desc style path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask`);

const ATTRIBUTES = words(`
  xmlns xmlns:xlink xmlns:svg version baseProfile xml:space xml:lang lang id class style type media role aria-hidden aria-label aria-labelledby aria-describedby viewBox preserveAspectRatio x y dx dy x1 y1 x2 y2 width height cx cy r
  rx ry fx fy fr d points pathLength rotate offset textLength lengthAdjust startOffset method spacing side href xlink:href
  transform gradientTransform gradientUnits patternTransform patternUnits patternContentUnits spreadMethod
  clipPathUnits maskUnits maskContentUnits mask-type alignment-baseline baseline-shift clip clip-path clip-rule color
  color-interpolation color-rendering direction display dominant-baseline enable-background fill fill-opacity fill-rule
  font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
  glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning letter-spacing mask
  mix-blend-mode opacity overflow paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor
  text-decoration text-rendering transform-origin unicode-bidi vector-effect visibility white-space word-spacing writing-mode`);

/** The allowed CSS functions, besides url(), which may only reference a fragment of the same file. */
const FUNCTIONS = words(`
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix var calc min max clamp matrix translate translateX translateY
  scale scaleX scaleY rotate skewX skewY not is where nth-child nth-of-type`);

/** The namespaces that may be declared; foreign elements would carry a prefix. */
const NAMESPACES: Readonly<Record<string, string>> = {
  xmlns: "http://www.w3.org/2000/svg",
  "xmlns:svg": "http://www.w3.org/2000/svg",
  "xmlns:xlink": "http://www.w3.org/1999/xlink",
};

/** Limits on the rendered elements, counted again for each <use>, and on their nesting depth. */
const MOST_PARTS = 20_000;
const DEEPEST = 50;
const ENDLESS = `più di ${MOST_PARTS} parti, o più di ${DEEPEST} una dentro l’altra`;

const FRAGMENT = /url\(\s*["']?\s*#([^"')\s]+)\s*["']?\s*\)/gi;

/** Limits on the length of a quoted value, and on the number of findings, shown to the editor. */
const SHOWN = 60;
const MOST_SHOWN = 10;

/** Returns what makes a file more than a drawing, or one without end, quoted as an editor can search for it. */
export function unsafeParts(svg: string): string[] {
  if (svg.split("<").length > 2 * MOST_PARTS) return [ENDLESS];
  const found = new Set<string>();
  const elements: XastElement[] = [];
  const styled = new Set<string>();
  const checkStyle = (value: string, parent: { type: string; name?: string }) => {
    if (parent.name !== "style") return;
    if (!isSafeStyle(value)) found.add(`«${value.trim().slice(0, SHOWN)}»`);
    for (const id of idsIn(value)) styled.add(id);
  };
  try {
    optimize(svg, {
      plugins: [
        {
          name: "unsafeParts",
          fn: () => ({
            element: {
              enter(element) {
                elements.push(element);
                const { name, attributes } = element;
                if (!ELEMENTS.has(name)) found.add(`<${name}>`);
                for (const [attribute, value] of Object.entries(attributes)) {
                  if (!isSafe(attribute, value)) {
                    found.add(`${attribute}="${value.slice(0, SHOWN)}"`);
                  }
                }
              },
            },
            text: { enter: ({ value }, parent) => checkStyle(value, parent) },
            cdata: { enter: ({ value }, parent) => checkStyle(value, parent) },
            doctype: { enter: () => void found.add("<!DOCTYPE>") },
            instruction: {
              enter({ name, value }) {
                // In another encoding a browser may parse different elements from those parsed here.
                if (name !== "xml" || /encoding(?!\s*=\s*["']utf-8["'])/i.test(value)) {
                  found.add(`<?${name} ${value.slice(0, SHOWN)}?>`);
                }
              },
            },
          }),
        },
      ],
    });
  } catch (error) {
    if (error instanceof RangeError) return [ENDLESS];
    return [`un file che non è SVG (${(error as Error).message})`];
  }
  const [root] = elements;
  if (root?.name !== "svg" || root.attributes.xmlns !== NAMESPACES.xmlns) {
    found.add("un file che non è SVG");
  }
  // Which elements a style sheet applies them to is not resolved: only gradients, fast to render, are allowed.
  for (const { name, attributes } of elements) {
    const { id = "" } = attributes;
    if (styled.has(id) && !name.endsWith("Gradient")) found.add(`url(#${id}) in <style>`);
  }
  if (found.size === 0 && root && isEndless(root, elements)) {
    found.add(ENDLESS);
  }
  return [...found].slice(0, MOST_SHOWN);
}

function isSafe(attribute: string, value: string): boolean {
  if (attribute in NAMESPACES) return value === NAMESPACES[attribute];
  if (/^data-[\w-]+$/.test(attribute)) return true;
  if (!ATTRIBUTES.has(attribute)) return false;
  if (/^(xlink:)?href$/.test(attribute)) return value.trim().startsWith("#");
  return attribute === "aria-label" || isSafeStyle(value);
}

/** Checks that a style fetches no external resource, and that no escape hides one. */
function isSafeStyle(value: string): boolean {
  const calls = value.replace(FRAGMENT, " ").matchAll(/([\w-]+)\(/g);
  return (
    !value.includes("\\") &&
    ![...value.matchAll(/@[\w-]*/g)].some(([rule]) => rule !== "@media") &&
    [...calls].every(([, name = ""]) => FUNCTIONS.has(name))
  );
}

/** Expands the elements as a renderer does, once for each <use>, and reports whether there are too many. */
function isEndless(root: XastElement, elements: readonly XastElement[]): boolean {
  const byId = Map.groupBy(elements, ({ attributes }) => attributes.id);
  let parts = 0;
  const draw = (element: XastElement, depth: number): boolean => {
    parts += 1;
    if (parts > MOST_PARTS || depth > DEEPEST) return false;
    const used = referencesOf(element).flatMap((id) => byId.get(id) ?? []);
    const inside = element.children.filter((child) => child.type === "element");
    return [...inside, ...used].every((part) => draw(part, depth + 1));
  };
  return !draw(root, 1);
}

function referencesOf({ attributes }: XastElement): string[] {
  const href = attributes.href ?? attributes["xlink:href"];
  return [...(href ? [href.trim().slice(1)] : []), ...Object.values(attributes).flatMap(idsIn)];
}

/** Returns the ids that a style references. */
function idsIn(value: string): string[] {
  return [...value.matchAll(FRAGMENT)].map(([, id = ""]) => id);
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

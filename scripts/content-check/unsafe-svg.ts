import { optimize } from "svgo";

/** Elements that run, or hold a page. */
const ELEMENTS = /^(script|foreignobject)$/;

/** In styles and in attributes: what is fetched from elsewhere, and escapes that could hide it. */
const FETCHED = /\\|@import|url\((?!\s*["']?\s*#)/i;

/** How much of a value is shown to the editor. */
const SHOWN = 60;

/**
 * What makes an SVG file more than a drawing: programs, and whatever it takes from other files.
 * @returns Each thing found, as an editor finds it in the file; none for a drawing that is safe.
 */
export function unsafeParts(svg: string): string[] {
  const found: string[] = [];
  const checkStyle = ({ value }: { value: string }) => {
    if (FETCHED.test(value)) found.push(`«${value.trim().slice(0, SHOWN)}»`);
  };
  try {
    optimize(svg, {
      plugins: [
        {
          name: "unsafeParts",
          fn: () => ({
            element: {
              enter({ name, attributes }) {
                if (ELEMENTS.test(localName(name))) found.push(`<${name}>`);
                for (const [attribute, value] of Object.entries(attributes)) {
                  if (isUnsafe(localName(attribute), value)) {
                    found.push(`${attribute}="${value.slice(0, SHOWN)}"`);
                  }
                }
              },
            },
            text: { enter: checkStyle },
            cdata: { enter: checkStyle },
            instruction: {
              enter({ name }) {
                if (name !== "xml") found.push(`<?${name}?>`);
              },
            },
          }),
        },
      ],
    });
  } catch (error) {
    found.push(`un file che non è SVG (${(error as Error).message})`);
  }
  return found;
}

function isUnsafe(attribute: string, value: string): boolean {
  if (attribute.startsWith("on")) return true;
  if (attribute === "href") return !value.trim().startsWith("#");
  // An animation may write a reference.
  if (attribute === "attributename") return localName(value.trim()) === "href";
  return FETCHED.test(value);
}

/** A name without its prefix, in small letters: "xlink:href" is "href". */
function localName(name: string): string {
  return name.replace(/^.*:/, "").toLowerCase();
}

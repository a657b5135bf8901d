const words = (text: string) => new Set(text.split(" "));

/** Elements of the texts, drawings and parts of pages that the build writes: none runs, styles, frames or asks for input. */
const ELEMENTS = words(
  "a address b blockquote br circle code dd del details div dl dt em figcaption figure footer g h1 h2 h3 h4 h5 h6 header hr i " +
    "img li nav ol p path picture pre section small source span strong sub summary sup svg table tbody td text tfoot th thead " +
    "time title tr tspan ul use",
);

/** Attributes that neither run nor fetch, in small letters; besides them all that begin with aria- or data-. */
const ATTRIBUTES = words(
  "alt class cx cy d datetime decoding dx dy fetchpriority font-size height id lang loading media open preserveaspectratio r rel role scope " +
    "sizes start tabindex text-anchor title transform type viewbox width x y",
);

/** Where links and pictures may lead: other sites, telephones, places, mail, calendars and this site. */
const ADDRESS = /^(https?:|geo:|mailto:|tel:|webcal:|[/#?])/;

/** A tag as the build writes it: every value between double quotes. */
const TAG = /^<\/?([a-z][a-z0-9]*)((?: [A-Za-z-]+(?:="[^"<]*")?)*) ?\/?>$/;

/** What a drawing may take parts from: itself, and files of this site. */
const OWN_DRAWING = /^(#|\/[^/])/;

const ATTRIBUTE = / ([A-Za-z-]+)(?:="([^"<]*)")?/g;

/**
 * Markup without every tag that the build does not write: unknown elements and attributes, other spellings, comments.
 * Whatever "<" is left opens a known tag, so that nothing new can arise where something was taken out.
 */
export function knownMarkup(html: string): string {
  return html.replace(/<[^>]*>?/g, (tag) => (isKnownTag(tag) ? tag : ""));
}

function isKnownTag(tag: string): boolean {
  const [, name = "", attributes = ""] = TAG.exec(tag) ?? [];
  if (!ELEMENTS.has(name)) return false;
  return [...attributes.matchAll(ATTRIBUTE)].every(([, attribute = "", value = ""]) =>
    name === "use" && attribute === "href"
      ? OWN_DRAWING.test(value)
      : isKnownAttribute(attribute.toLowerCase(), value),
  );
}

function isKnownAttribute(name: string, value: string): boolean {
  if (name === "href" || name === "src") return ADDRESS.test(value);
  // The files of a picture, each with its width: only this site's own.
  if (name === "srcset") return value.split(", ").every((file) => /^\/[^/]/.test(file));
  return ATTRIBUTES.has(name) || /^(aria|data)-/.test(name);
}

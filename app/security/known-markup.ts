/** Elements of the texts and drawings that the build writes: none runs, styles, frames or asks for input. */
const ELEMENTS =
  "a|b|blockquote|br|circle|code|del|div|em|figcaption|figure|g|h[2-6]|hr|img|li|nav|ol|p|path|pre|small|span|strong|su[bp]|svg|t(?:able|body|d|ext|h|head|r)|ul";

/** Attributes that neither run nor fetch. */
const ATTRIBUTES =
  "alt|aria-\\w+|class|c[xy]|d|data-\\w+|height|id|lang|role|scope|start|tabindex|text-anchor|title|viewBox|width|[rxy]";

/** Where links and pictures may lead: other sites, telephones, places, mail and this site. */
const ADDRESSES = "(?:https?:|geo:|mailto:|tel:|[/#?])";

const KNOWN_TAG = new RegExp(
  `^</?(?:${ELEMENTS})(?: (?:(?:${ATTRIBUTES})(?:="[^"<]*")?|(?:href|src)="${ADDRESSES}[^"<]*"))*>$`,
);

/**
 * Markup without every tag that the build does not write: unknown elements and attributes, other spellings, comments.
 * Whatever "<" is left opens a known tag, so that nothing new can arise where something was taken out.
 */
export function knownMarkup(html: string): string {
  return html.replace(/<[^>]*>?/g, (tag) => (KNOWN_TAG.test(tag) ? tag : ""));
}

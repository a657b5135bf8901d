import DOMPurify from "dompurify";
import { isOwnAddress } from "../../security/own-address.ts";

/** Allowed elements; anything that executes, styles, frames or asks for input is excluded. */
const ALLOWED_TAGS =
  "a abbr b blockquote br cite code dd dl dt em figcaption figure h2 h3 h4 hr i img li ol p pre q s small span strong sub sup table tbody td tfoot th thead time tr u ul".split(
    " ",
  );

/** Allowed attributes that do not hold a URL. */
const PLAIN_ATTRIBUTES = "alt datetime height lang rel target title width".split(" ");

/** Allowed URLs: this site, telephone and mail; other sites in links only (see the hook below). */
const ALLOWED_ADDRESSES = /^(?:https?:|tel:|mailto:|geo:|\/|#)/i;

const purifier = DOMPurify(window);

purifier.addHook("afterSanitizeAttributes", (element) => {
  const source = element.getAttribute("src");
  // Images load without a user action: only this site's own are allowed (privacy policy).
  if (source !== null && !isOwnAddress(source)) element.remove();
  const link = element.getAttribute("href");
  if (link?.startsWith("/") && !isOwnAddress(link)) element.removeAttribute("href");
  if (link !== null && /^https?:/i.test(link)) element.setAttribute("rel", "noopener noreferrer");
});

/** Sanitises HTML from the network so that it cannot run, style or fetch anything; a TrustedHTML where supported. */
export function sanitiseHtml(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: [...PLAIN_ATTRIBUTES, "href", "src"],
    // Otherwise their values would have to match the allowed URLs.
    ADD_URI_SAFE_ATTR: PLAIN_ATTRIBUTES,
    ALLOWED_URI_REGEXP: ALLOWED_ADDRESSES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // React accepts a TrustedHTML where the type says string.
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as string;
}

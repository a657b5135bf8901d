import DOMPurify from "dompurify";
import { isOwnAddress } from "../../security/own-address.ts";

/** Elements that a text may have; whatever runs, styles, frames or asks for input is not among them. */
const ALLOWED_TAGS =
  "a abbr b blockquote br cite code dd dl dt em figcaption figure h2 h3 h4 hr i img li ol p pre q s small span strong sub sup table tbody td tfoot th thead time tr u ul".split(
    " ",
  );

/** Attributes that hold no address. */
const PLAIN_ATTRIBUTES = "alt datetime height lang rel target title width".split(" ");

/** Addresses of this site, telephone and mail; other sites for links alone (see the hook below). */
const ALLOWED_ADDRESSES = /^(?:https?:|tel:|mailto:|geo:|\/|#)/i;

const purifier = DOMPurify(window);

purifier.addHook("afterSanitizeAttributes", (element) => {
  const source = element.getAttribute("src");
  // A picture is fetched without being asked for: only this site's own (privacy policy).
  if (source !== null && !isOwnAddress(source)) element.remove();
  const link = element.getAttribute("href");
  if (link?.startsWith("/") && !isOwnAddress(link)) element.removeAttribute("href");
  if (link !== null && /^https?:/i.test(link)) element.setAttribute("rel", "noopener noreferrer");
});

/** HTML that came over the net as HTML that cannot run, style or fetch anything: a trusted type where there are such. */
export function sanitiseHtml(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: [...PLAIN_ATTRIBUTES, "href", "src"],
    // Otherwise their values would have to look like addresses.
    ADD_URI_SAFE_ATTR: PLAIN_ATTRIBUTES,
    ALLOWED_URI_REGEXP: ALLOWED_ADDRESSES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // React takes a TrustedHTML where the type says string.
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as string;
}

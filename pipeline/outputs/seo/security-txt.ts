import type { Site } from "../../schemas/site.ts";

/** Days from a build for which the contact holds: less than a year, as RFC 9116 recommends. */
const VALIDITY = 364;

/** Renders /.well-known/security.txt (RFC 9116): the shrine's mailbox, or its telephone while it names none. */
export function securityTxt(
  { web, faultContact }: Pick<Site, "web" | "faultContact">,
  now: number,
): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + VALIDITY);
  return `Contact: ${faultContact}
Expires: ${expires.toISOString()}
Preferred-Languages: it, en
Canonical: ${web}/.well-known/security.txt
`;
}

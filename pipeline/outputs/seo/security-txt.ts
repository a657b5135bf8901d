import { endInstant } from "../../../domain/time/rome-time.ts";
import type { Site } from "../../schemas/site.ts";

/** Renders /.well-known/security.txt (RFC 9116); undefined while content/site.yaml names no contact. */
export function securityTxt({ web, security }: Pick<Site, "web" | "security">): string | undefined {
  if (!security) return undefined;
  const { contact, expires } = security;
  const fields = {
    Contact: contact.includes("@") ? `mailto:${contact}` : contact,
    Expires: new Date(endInstant(expires)).toISOString(),
    "Preferred-Languages": "it, en",
    Canonical: `${web}/.well-known/security.txt`,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("");
}

import { endInstant } from "../../domain/time/rome-time.ts";
import { writeAt } from "../../server/built-files.ts";
import { buildInstant, buildTime } from "../pages/build-instant.ts";
import { contentHistory } from "../read/content-history.ts";
import type { Content } from "../read/model.ts";
import type { Site } from "../schemas/site.ts";
import { FEED, noticesFeed } from "./seo/notices-feed.ts";
import { sitemap } from "./seo/sitemap.ts";

/**
 * Writes the files expected at fixed addresses by search engines, browsers, feed readers, and reporters of security
 * issues (docs/behaviour.md, "Being found").
 */
export async function writeFoundFiles(folder: string, content: Content): Promise<void> {
  const { site, news } = content;
  const files = {
    "/robots.txt": robots(site.web),
    "/sitemap.xml": await sitemap(content, contentHistory(), buildInstant),
    [FEED]: noticesFeed(news, site, buildTime),
    "/.well-known/security.txt": securityTxt(site),
  };
  for (const [address, text] of Object.entries(files)) {
    if (text !== undefined) writeAt(folder, address, text);
  }
}

/** Renders /robots.txt (RFC 9309): everything may be crawled, and the sitemap lists it. */
export function robots(web: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${web}/sitemap.xml\n`;
}

/**
 * Renders /.well-known/security.txt (RFC 9116): the contact for security issues, and its expiry. Undefined while
 * content/site.yaml names no contact.
 */
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

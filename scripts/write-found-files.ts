import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildInstant, buildTime } from "../app/content.server/build-instant.ts";
import { FEED, noticesFeed } from "../app/content.server/found/notices-feed.ts";
import { robots } from "../app/content.server/found/robots.ts";
import { securityTxt } from "../app/content.server/found/security-txt.ts";
import { sitemap } from "../app/content.server/found/sitemap.ts";
import type { Content } from "../app/content.server/model.ts";
import { contentHistory } from "./content-history.ts";
import { favicon } from "./favicon.ts";

/**
 * Writes into a site what others look for at addresses of their own: search engines, browsers, feed readers, and whoever
 * has found a fault (docs/behaviour.md, "Being found").
 */
export async function writeFoundFiles(folder: string, content: Content): Promise<void> {
  const { site, news } = content;
  const files = {
    "/robots.txt": robots(site.web),
    "/sitemap.xml": await sitemap(content, contentHistory(), buildInstant),
    "/favicon.ico": await favicon(),
    [FEED]: noticesFeed(news, site, buildTime),
    "/.well-known/security.txt": securityTxt(site),
  };
  for (const [address, text] of Object.entries(files)) {
    if (text === undefined) continue;
    const file = join(folder, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

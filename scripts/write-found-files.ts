import { FEED, noticesFeed } from "../pipeline/outputs/seo/notices-feed.ts";
import { robots } from "../pipeline/outputs/seo/robots.ts";
import { securityTxt } from "../pipeline/outputs/seo/security-txt.ts";
import { sitemap } from "../pipeline/outputs/seo/sitemap.ts";
import { buildInstant, buildTime } from "../pipeline/pages/build-instant.ts";
import type { Content } from "../pipeline/read/model.ts";
import { writeAt } from "./built-files.ts";
import { contentHistory } from "./content-history.ts";

/**
 * Writes into a site what others look for at addresses of their own: search engines, browsers, feed readers, and whoever
 * has found a fault (docs/behaviour.md, "Being found").
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

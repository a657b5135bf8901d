import { buildInstant, buildTime } from "../pages/build-instant.ts";
import { contentHistory } from "../read/content-history.ts";
import type { Content } from "../read/model.ts";
import { writeAt } from "../render/built-files.ts";
import { FEED, noticesFeed } from "./seo/notices-feed.ts";
import { robots } from "./seo/robots.ts";
import { securityTxt } from "./seo/security-txt.ts";
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

import { renderMarkdown } from "./markdown.ts";
import type { Content } from "./model.ts";

/**
 * The files of data that browsers ask for while a page is open, by their address (contract, Server): the build
 * writes them beside the pages, and the development server answers with them.
 */
export function dataFiles(content: Pick<Content, "news">): Record<string, unknown> {
  return {
    "/dati/breaking-news.json": content.news.map(({ text, photos, ...item }) => ({
      ...item,
      content: renderMarkdown(text).html,
      foto: photos,
    })),
  };
}

import { renderMarkdown } from "../../pipeline/markdown/markdown.ts";
import { allEntries } from "../../pipeline/pages/addresses.ts";
import type { Content } from "../../pipeline/read/model.ts";

/** An external address, and the files of content/ that link to it. */
export interface OutsideLink {
  address: string;
  files: string[];
}

/** Returns every external address in the content, without duplicates: in texts, sources, notices and social pages. */
export function outsideLinks(content: Content): OutsideLink[] {
  const named = [
    ...[...allEntries(content), ...content.unpublished].flatMap(({ file, prose, fields }) => [
      ...prose.links.map(({ address }) => ({ address, file })),
      ...(fields.sources ?? []).map(({ url }) => ({ address: url, file })),
    ]),
    ...content.news
      .flatMap(({ text }) => renderMarkdown(text).links)
      .map(({ address }) => ({ address, file: "news.yaml" })),
    ...content.site.social.map(({ web }) => ({ address: web, file: "site.yaml" })),
  ];
  const files = new Map<string, Set<string>>();
  for (const { address, file } of named) {
    if (address === undefined || !/^https?:/.test(address)) continue;
    files.set(address, (files.get(address) ?? new Set()).add(file));
  }
  return [...files].map(([address, names]) => ({ address, files: [...names].sort() }));
}

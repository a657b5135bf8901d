import { randomBytes } from "node:crypto";
import { SEARCH_PAGE } from "../../../domain/addresses.ts";
import { publishedEntries } from "../../../pipeline/pages/addresses.ts";
import { isCompiledIn } from "../../../pipeline/pages/site-data-module.ts";
import type { Content } from "../../../pipeline/read/model.ts";
import type { Preview, Written } from "../../api.ts";
import type { Desk } from "../desk.ts";
import { pagesOf } from "../file-kinds.ts";
import { readChanges, withCascadingChanges } from "../saving/check-changes.ts";
import { asSentences, changesOf } from "../saving/drafts.ts";

/** The query parameter that names the draft of a page. */
export const DRAFT_PARAMETER = "bozza";

/** Maximum number of drafts kept: the latest of a few windows. */
const MOST_DRAFTS = 12;

/** Content with a draft applied, to be previewed. */
export interface ShownDraft {
  content: Content;
  /** Whether the draft changes data compiled into the site's program, so that its pages are shown without scripts. */
  isStill: boolean;
}

/** The drafts that can be previewed, by name. */
export type Previews = Map<string, ShownDraft>;

/** Prepares the preview of a draft on every page that shows it. @param base the origin of the previews */
export async function showDraft(
  desk: Desk,
  previews: Previews,
  base: string,
  written: Written,
): Promise<Preview> {
  const changes = changesOf(desk, written);
  const { content, problems } = await withCascadingChanges(desk, changes, readChanges);
  if (!content) return { base, pages: [], problems: asSentences(problems) };
  const isStill = isCompiledIn(written.path);
  const name = randomBytes(12).toString("base64url");
  previews.set(name, { content, isStill });
  const [oldest = ""] = previews.keys();
  if (previews.size > MOST_DRAFTS) previews.delete(oldest);
  const titles = new Map([
    ["/", "Pagina d’ingresso"],
    [SEARCH_PAGE, "Cerca nel sito"],
    ...publishedEntries(content).map(
      ({ address, entry }) => [address, entry.fields.title] as const,
    ),
  ]);
  const pages = pagesOf(written.path, written.draft).flatMap((page) => {
    const title = titles.get(page);
    return title ? [{ title, address: `${page}?${DRAFT_PARAMETER}=${name}` }] : [];
  });
  return { base, pages, problems: [], isStill };
}

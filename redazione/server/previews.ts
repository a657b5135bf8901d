import { randomBytes } from "node:crypto";
import { publishedEntries } from "../../app/content.server/addresses.ts";
import { readContent } from "../../app/content.server/content.ts";
import type { Content } from "../../app/content.server/model.ts";
import { ContentError, type Problem } from "../../app/content.server/problems.ts";
import { isCompiledIn } from "../../app/content.server/site-data-module.ts";
import type { Preview, Written } from "../api.ts";
import type { Desk } from "./desk.ts";
import { changesOf, inFields } from "./drafts.ts";
import { collectionOf, pagesOf } from "./file-kinds.ts";
import { addressesOf } from "./open-files.ts";

/** The name under which a page of a draft is asked for, in its address. */
export const DRAFT_PARAMETER = "bozza";

/** Drafts that can still be looked at: those of some windows, as they were a moment ago. */
const MOST_DRAFTS = 12;

/** Content with a draft in it, to be shown. */
export interface ShownDraft {
  content: Content;
  /** Whether it changes what is compiled into the program of the site. */
  isCompiledIn: boolean;
}

/** The drafts that can be looked at, by their names. */
export class Previews {
  private readonly drafts = new Map<string, ShownDraft>();

  find(name: string): ShownDraft | undefined {
    return this.drafts.get(name);
  }

  /** Keeps a draft, and names it. */
  add(draft: ShownDraft): string {
    const name = randomBytes(12).toString("base64url");
    this.drafts.set(name, draft);
    const [oldest = ""] = this.drafts.keys();
    if (this.drafts.size > MOST_DRAFTS) this.drafts.delete(oldest);
    return name;
  }
}

/**
 * Shows a draft on the pages on which it is seen.
 * @param base the origin of the previews
 */
export async function showDraft(
  desk: Desk,
  previews: Previews,
  base: string,
  written: Written,
  signal?: AbortSignal,
): Promise<Preview> {
  const { content, problems } = await readDraftContent(desk, written, signal);
  if (!content) return { base, pages: [], problems: inFields(desk, problems, new Map()) };
  const name = previews.add({ content, isCompiledIn: isCompiledIn(written.path) });
  const pages = shownOn(written, content).map((address) => ({
    title: titleOf(content, address),
    address: `${address}?${DRAFT_PARAMETER}=${name}`,
  }));
  return { base, pages, problems: [] };
}

/** The content with a draft in it; its spelling may be wrong. */
function readDraftContent(desk: Desk, written: Written, signal?: AbortSignal) {
  const changes = changesOf(desk, written);
  return desk.drafts.with(
    changes,
    async (root): Promise<{ content?: Content; problems: readonly Problem[] }> => {
      try {
        return { content: readContent(root, desk.memory.texts), problems: [] };
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return { problems: error.problems };
      }
    },
    signal,
  );
}

function shownOn({ path, draft }: Written, content: Content): string[] {
  const addresses = collectionOf(path) ? addressesOf(path, draft) : [...pagesOf(path)];
  const known = new Set(publishedEntries(content).map(({ address }) => address));
  return addresses.filter(
    (address) => address === "/" || address === "/app/cerca" || known.has(address),
  );
}

function titleOf(content: Content, address: string): string {
  const found = publishedEntries(content).find((published) => published.address === address);
  return found?.entry.fields.title ?? (address === "/" ? "Pagina d’ingresso" : "Cerca nel sito");
}

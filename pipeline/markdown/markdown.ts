import type { ElementContent, Root as HtmlRoot } from "hast";
import type { Root as MarkdownRoot } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { placeFields, type SiteFields } from "../read/site-fields.ts";
import { markLanguages } from "./languages.ts";
import { layOutProse, markLatin } from "./prose-layout.ts";
import { sectionsOf, withHeading } from "./sections.ts";
import { type Blocks, FIGURE, placeBlocks } from "./shortcodes.ts";
import { textFaults } from "./text-faults.ts";
import { textPartsOf } from "./text-parts.ts";
import { lengthOnPaper } from "./verse/length-on-paper.ts";
import { mysteryGroups } from "./verse/mystery-layout.ts";
import { firstLineOf, strophesIn } from "./verse/strophes.ts";
import { verseFaults } from "./verse/verse-faults.ts";
import { layOutVerse } from "./verse/verse-layout.ts";

/** A link as written by an editor. */
export interface Link {
  address: string;
  /** The link text. */
  text: string;
}

/** A rendered text, with the data that checks and indexes need. */
export type Prose = ReturnType<typeof render>;

const BLOCK_EXPECTED = "il nome di un riquadro che il sito conosce";

/** The expected form of a name in braces. */
export const SITE_FIELD_EXPECTED = "il nome di un campo di content/site.yaml, come {telefono}";

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * The sanitiser's schema: tel: and geo: links are allowed. The checkboxes of task lists are for print, where the style
 * sheet draws them: on screen they would do nothing.
 */
const allowed = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter((name) => name !== "input"),
  protocols: {
    ...defaultSchema.protocols,
    href: [...(defaultSchema.protocols?.href ?? []), "tel", "geo"],
  },
};

/** Sanitising precedes the slugs, because it prefixes existing ids. */
const toHtml = unified().use(remarkRehype).use(rehypeSanitize, allowed).use(rehypeSlug);
const writer = unified().use(rehypeStringify);

/** Renders Markdown to sanitised HTML and its outline; a paragraph that is only a shortcode is replaced by its block. */
export function renderMarkdown(markdown: string, blocks: Blocks = {}): Prose {
  return render(parseMarkdown(markdown), layOutProse, blocks);
}

/** Does the same for a text that references fields of content/site.yaml in braces, such as {telefono}. */
export function renderWithFields(markdown: string, fields: SiteFields, blocks: Blocks = {}): Prose {
  const tree = parseMarkdown(markdown);
  const unknown = placeFields(tree, fields);
  const prose = render(tree, layOutProse, blocks);
  const faults = unknown
    .filter((name) => prose.blocks.every((block) => block.name !== name))
    .map((name) => ({ found: `{${name}}`, expected: SITE_FIELD_EXPECTED }));
  return { ...prose, faults: [...prose.faults, ...faults] };
}

/** Does the same for a hymn or a prayer, laid out as verse. */
export function renderVerse(markdown: string): Prose {
  return render(parseMarkdown(markdown), layOutVerse, {});
}

/** Returns the rendered result; undefined if the nesting is too deep to process. */
export function unlessTooDeep<Result>(layOut: () => Result): Result | undefined {
  try {
    return layOut();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Parses Markdown into a syntax tree, with the one configuration for all content. */
export function parseMarkdown(markdown: string): MarkdownRoot {
  const tree = parser.parse(markdown);
  markLanguages(tree);
  return tree;
}

/** Renders one sentence of Markdown as phrasing content: sanitised, with links and emphasis. */
export function renderSentence(markdown: string): ElementContent[] {
  const tree = toHtml.runSync(parseMarkdown(markdown)) as HtmlRoot;
  markLatin(tree);
  return tree.children.flatMap((child) => (child.type === "element" ? child.children : []));
}

function render(tree: MarkdownRoot, layOut: (tree: HtmlRoot) => void, blocks: Blocks) {
  const htmlTree = toHtml.runSync(tree) as HtmlRoot;
  const outline = sectionsOf(htmlTree);
  const mysteries = mysteryGroups(outline);
  const isVerse = layOut === layOutVerse;
  const strophes = isVerse ? strophesIn(outline) : [];
  const faultsOfVerse = isVerse ? verseFaults(tree, outline) : [];
  layOut(htmlTree);
  const named = placeBlocks(htmlTree, blocks);
  const unknownBlocks = named
    .filter(({ name }) => !name.startsWith(FIGURE) && !Object.hasOwn(blocks, name))
    .map(({ name, line }) => ({ line, found: `{${name}}`, expected: BLOCK_EXPECTED }));
  const links = linksOf(tree);
  const sections = sectionsOf(htmlTree).map((section) =>
    writer.stringify({ type: "root", children: withHeading(section) }),
  );
  return {
    ...anchorsOf(htmlTree),
    /** The plain text, for the search index. */
    parts: textPartsOf(htmlTree),
    /** All links: those of the text in order, and those of its shortcodes. */
    links: [...links, ...linksOfBlocks(htmlTree, links)],
    /** The first line of a hymn or a prayer, shown in the indexes; empty for other texts. */
    firstLine: firstLineOf(strophes),
    /** The Italian strophes of a hymn or a prayer, line by line; empty for other texts. */
    strophes: strophes.filter(({ language }) => language === "it").map(({ lines }) => lines),
    /** The mysteries of the Rosary, by the days on which they are prayed; empty for other texts. */
    mysteries,
    /** The type size on paper of a hymn or a prayer, by its length. */
    lengthOnPaper: lengthOnPaper(htmlTree),
    blocks: named,
    /** What an editor has to mend before the text can be published. */
    faults: [...textFaults(tree), ...unknownBlocks, ...faultsOfVerse],
    /** The HTML in parts: what comes before the first level-two heading, then each heading with its text. */
    sections,
    /** Sanitised HTML. */
    html: sections.join(""),
  };
}

function linksOf(tree: MarkdownRoot): Link[] {
  const links: Link[] = [];
  visit(tree, "link", (node) => {
    links.push({ address: node.url, text: plainText(node) });
  });
  return links;
}

function linksOfBlocks(tree: HtmlRoot, written: Link[]): Link[] {
  const links: Link[] = [];
  visit(tree, { type: "element", tagName: "a" }, (element) => {
    const address = element.properties.href;
    if (typeof address !== "string" || written.some((link) => link.address === address)) return;
    links.push({ address, text: plainText(element) });
  });
  return links;
}

/** Returns the level-two headings, in order, and every id, for checking anchors. */
function anchorsOf(tree: HtmlRoot) {
  const headings: { id: string; text: string }[] = [];
  const ids: string[] = [];
  visit(tree, "element", (element) => {
    const id = element.properties.id;
    if (typeof id !== "string") return;
    ids.push(id);
    if (element.tagName === "h2") headings.push({ id, text: plainText(element) });
  });
  return { headings, ids };
}

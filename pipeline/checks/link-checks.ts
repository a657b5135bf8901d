import { ownAddresses } from "../../app/site-map.ts";
import { type Link, renderMarkdown } from "../markdown/markdown.ts";
import { allEntries, publishedEntries } from "../pages/addresses.ts";
import type { ContentFolder } from "../read/files.ts";
import type { Content } from "../read/model.ts";
import type { Place } from "../read/problems.ts";

/** A text with its links, and where an editor finds it. */
interface LinkingText {
  file: string;
  at: Place;
  links: Link[];
  /** The targets of anchors in the text. */
  ids: string[];
}

/**
 * Every link leads somewhere. Those of the site are followed, to the heading; of those that leave it only the way they
 * are written is looked at, and nobody is asked.
 */
export function checkLinks(folder: ContentFolder, content: Content): void {
  const idsByAddress = idsOfPages(content);
  for (const text of linkingTexts(content)) {
    for (const [index, link] of text.links.entries()) {
      const before = text.links.slice(0, index);
      const expected = isOutside(link)
        ? outsideLinkExpected(link, before)
        : insideLinkExpected(link, text.ids, idsByAddress);
      if (expected) {
        folder.report(text.file, text.at, `il collegamento ${link.address}`, expected);
      }
    }
  }
  checkSources(folder, content);
  checkAddresses(folder, content, idsByAddress);
}

function linkingTexts(content: Content): LinkingText[] {
  return [
    ...allEntries(content).map(({ file, prose }) => ({ file, at: ["testo"], ...prose })),
    ...content.news.map(({ text }, index) => ({
      file: "news.yaml",
      at: [index, "testo"],
      ...renderMarkdown(text),
    })),
  ];
}

/** The anchors of every page, by its address. */
function idsOfPages(content: Content): Map<string, string[]> {
  const idsByAddress = new Map<string, string[]>(ownAddresses.map((address) => [address, []]));
  for (const { address, entry } of publishedEntries(content)) {
    idsByAddress.set(address, [...(idsByAddress.get(address) ?? []), ...entry.prose.ids]);
  }
  return idsByAddress;
}

const isOutside = ({ address }: Link) => /^https?:/.test(address);

const WHOLE_ADDRESS = /^https:\/\/[^/?#.]+(\.[^/?#.]+)+([/?#]|$)/;

/** What is expected instead of a link that leaves the site, or undefined when it is good. */
function outsideLinkExpected({ address, text }: Link, before: Link[]): string | undefined {
  if (!WHOLE_ADDRESS.test(address)) return "un indirizzo completo che comincia con https://";
  if (before.some((link) => link.address === address)) {
    return "ogni indirizzo esterno una volta sola nello stesso testo";
  }
  if (!isDescribed(text)) return "parole che dicono dove porta: [il sito della diocesi](https://…)";
  return undefined;
}

/** Words that say where a link leads: neither the whole address nor "here". */
function isDescribed(text: string): boolean {
  return /\p{L}/u.test(text) && !/^(https?:.*|(clicca )?qui|link|sito)$/i.test(text.trim());
}

/** What is expected instead of a link inside the site, to a telephone, a mailbox or a place. */
function insideLinkExpected(
  { address: link }: Link,
  ownIds: string[],
  idsByAddress: Map<string, string[]>,
): string | undefined {
  if (/^(tel:\+\d+|mailto:[^@]+@|geo:-?\d)/.test(link)) return undefined;
  const [address = "", id] = link.split("#");
  const ids = address === "" ? ownIds : idsByAddress.get(address);
  if (!ids) {
    return "l’indirizzo di una pagina che esiste, o uno che comincia con https://, tel: o mailto:";
  }
  if (id !== undefined && !ids.includes(id)) return `un titoletto della pagina: ${ids.join(", ")}`;
  return undefined;
}

/** A page names each address once among its sources. */
function checkSources(folder: ContentFolder, content: Content): void {
  for (const { file, fields } of allEntries(content)) {
    const addresses = (fields.sources ?? []).map(({ url }) => url);
    for (const [index, address] of addresses.entries()) {
      if (address !== undefined && addresses.indexOf(address) < index) {
        folder.report(file, ["fonti", index, "url"], address, "ogni indirizzo una volta sola");
      }
    }
  }
}

/** The addresses that data files name. */
function checkAddresses(
  folder: ContentFolder,
  content: Content,
  idsByAddress: Map<string, string[]>,
): void {
  const expected = "l’indirizzo di una pagina che esiste";
  for (const { address, at } of menuAddresses(content)) {
    if (!idsByAddress.has(address)) folder.report("navigation.yaml", at, address, expected);
  }
  for (const [index, { addresses }] of content.sections.entries()) {
    for (const [position, address] of addresses.entries()) {
      if (idsByAddress.has(address)) continue;
      folder.report("sections.yaml", [index, "pagine", position], address, expected);
    }
  }
}

/** The addresses to which the menus lead, and where each is written. */
export function menuAddresses({ navigation }: Content): { address: string; at: Place }[] {
  const menus = { barra: navigation.topBar, laterale: navigation.sidebar };
  return Object.entries(menus).flatMap(([menu, items]) =>
    items.flatMap((item, index) => {
      const subItems = "subItems" in item ? item.subItems : [];
      return [
        { item, at: [menu, index] },
        ...subItems.map((sub, position) => ({ item: sub, at: [menu, index, "voci", position] })),
      ].flatMap(({ item, at }) =>
        "path" in item && item.path ? [{ address: item.path, at: [...at, "indirizzo"] }] : [],
      );
    }),
  );
}

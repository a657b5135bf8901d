import { type Link, renderMarkdown } from "../markdown/markdown.ts";
import { allEntries, ownAddresses, publishedEntries } from "../pages/addresses.ts";
import type { ContentFolder } from "../read/files.ts";
import type { Content } from "../read/model.ts";
import type { FieldPath } from "../read/problems.ts";

/** A text and its links, with its location. */
interface LinkingText {
  file: string;
  at: FieldPath;
  links: Link[];
  /** The anchors within the text itself. */
  ids: string[];
}

/** Checks every link: internal ones must resolve, down to the anchor; of external ones only the form, without a request. */
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

/** Returns the anchors of every page, by address. */
function idsOfPages(content: Content): Map<string, string[]> {
  const idsByAddress = new Map<string, string[]>(ownAddresses.map((address) => [address, []]));
  for (const { address, entry } of publishedEntries(content)) {
    idsByAddress.set(address, [...(idsByAddress.get(address) ?? []), ...entry.prose.ids]);
  }
  return idsByAddress;
}

const isOutside = ({ address }: Link) => /^https?:/.test(address);

const WHOLE_ADDRESS = /^https:\/\/[^/?#.]+(\.[^/?#.]+)+([/?#]|$)/;

/** Returns the expected form of an invalid external link, or undefined for a valid one. */
function outsideLinkExpected({ address, text }: Link, before: Link[]): string | undefined {
  if (!WHOLE_ADDRESS.test(address)) return "un indirizzo completo che comincia con https://";
  if (before.some((link) => link.address === address)) {
    return "ogni indirizzo esterno una volta sola nello stesso testo";
  }
  if (!isDescribed(text)) return "parole che dicono dove porta: [il sito della diocesi](https://…)";
  return undefined;
}

/** Checks that the link text describes its target: neither the bare URL nor "here". */
function isDescribed(text: string): boolean {
  return /\p{L}/u.test(text) && !/^(https?:.*|(clicca )?qui|link|sito)$/i.test(text.trim());
}

/** Returns the expected form of an invalid internal, tel:, mailto: or geo: link, or undefined for a valid one. */
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

/** Checks that a page lists each URL only once among its sources. */
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

/** Checks the addresses in data files. */
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

/** Returns the addresses in the menus, each with its location in the file. */
export function menuAddresses({ navigation }: Content): { address: string; at: FieldPath }[] {
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

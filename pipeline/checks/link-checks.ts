import { type Link, renderMarkdown } from "../markdown/markdown.ts";
import { allEntries, ownAddresses, publishedEntries } from "../pages/addresses.ts";
import type { Report } from "../read/files.ts";
import type { Content } from "../read/model.ts";
import type { FieldPath } from "../read/problems.ts";
import { repeats } from "./repeats.ts";

/** Checks every link: internal ones must resolve, down to the anchor; of external ones only the form, without a request. */
export function checkLinks(content: Content, report: Report): void {
  const idsByAddress = idsOfPages(content);
  const texts = [
    ...allEntries(content).map(({ file, prose }) => ({ file, at: ["testo"], prose })),
    ...content.news.map(({ text }, index) => ({
      file: "news.yaml",
      at: [index, "testo"],
      prose: renderMarkdown(text),
    })),
  ];
  for (const { file, at, prose } of texts) {
    const again = new Set(
      repeats(prose.links.filter(isOutside), addressOf).map(({ item }) => item),
    );
    for (const link of prose.links) {
      const expected = isOutside(link)
        ? outsideLinkExpected(link, again.has(link))
        : insideLinkExpected(link, prose.ids, idsByAddress);
      if (expected) report(file, at, `il collegamento ${link.address}`, expected);
    }
  }
  for (const { file, fields } of allEntries(content)) {
    for (const { item, index } of repeats(fields.sources ?? [], (source) => source.url ?? source)) {
      const address = item.url ?? "";
      report(file, ["fonti", index, "url"], address, "ogni indirizzo una volta sola");
    }
  }
  for (const { file, address, at } of [...menuAddresses(content), ...sectionAddresses(content)]) {
    if (!idsByAddress.has(address))
      report(file, at, address, "l’indirizzo di una pagina che esiste");
  }
}

const addressOf = ({ address }: Link) => address;

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
function outsideLinkExpected({ address, text }: Link, isAgain: boolean): string | undefined {
  if (!WHOLE_ADDRESS.test(address)) return "un indirizzo completo che comincia con https://";
  if (isAgain) return "ogni indirizzo esterno una volta sola nello stesso testo";
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

/** An address in a data file, with its location. */
interface WrittenAddress {
  file: string;
  address: string;
  at: FieldPath;
}

const sectionAddresses = ({ sections }: Content): WrittenAddress[] =>
  sections.flatMap(({ addresses }, index) =>
    addresses.map((address, position) => ({
      file: "sections.yaml",
      address,
      at: [index, "pagine", position],
    })),
  );

export function menuAddresses({ navigation }: Content): WrittenAddress[] {
  const addressesOf = (items: readonly object[], at: FieldPath): WrittenAddress[] =>
    items.flatMap((item: { path?: string; subItems?: readonly object[] }, index) => [
      ...(item.path
        ? [{ file: "navigation.yaml", address: item.path, at: [...at, index, "indirizzo"] }]
        : []),
      ...addressesOf(item.subItems ?? [], [...at, index, "voci"]),
    ]);
  return [
    ...addressesOf(navigation.topBar, ["barra"]),
    ...addressesOf(navigation.sidebar, ["laterale"]),
  ];
}

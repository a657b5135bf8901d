import { hasData } from "../../app/site-map.ts";
import type { Entry } from "../read/entry.ts";
import type { Content } from "../read/model.ts";
import { entryAt, ownAddresses, screenOf } from "./addresses.ts";

/** What data.server.ts beside a screen makes the data of a page from. Pages without a file of their own have no entry. */
export interface PageSource<Fields> {
  content: Content;
  address: string;
  entry: Entry<Fields>;
}

/** Returns the data of the page at an address, plain and with its pictures; undefined if there is none. */
export async function pageData(content: Content, address: string): Promise<object | undefined> {
  const screen = screenOf(content, address);
  const found = entryAt(content, address);
  if (!hasData(screen) || !(found || ownAddresses.includes(address))) return undefined;
  const { default: makeData } = await import(`../../app/screens/${screen}/data.server.ts`);
  return makeData({ content, address, entry: found?.entry });
}

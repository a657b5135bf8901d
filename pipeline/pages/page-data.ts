import { hasData } from "../../app/site-map.ts";
import type { AnyEntry } from "../read/entry.ts";
import type { Content } from "../read/model.ts";
import { entryAt, ownAddresses, screenOf } from "./addresses.ts";

/** Makes the data of a screen's page: data.server.ts beside the screen. Pages without a file of their own have no entry. */
type MakeData = (content: Content, address: string, entry: AnyEntry) => object | Promise<object>;

/** Returns the data of the page at an address, plain and with its pictures; undefined if there is none. */
export async function pageData(content: Content, address: string): Promise<object | undefined> {
  const screen = screenOf(content, address);
  const found = entryAt(content, address);
  if (!hasData(screen) || !(found || ownAddresses.includes(address))) return undefined;
  const { default: makeData } = await import(`../../app/screens/${screen}/data.server.ts`);
  return (makeData as MakeData)(content, address, found?.entry as AnyEntry);
}

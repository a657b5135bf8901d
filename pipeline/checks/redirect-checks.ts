import { redirectOf } from "../../server/redirects.ts";
import { allAddresses } from "../pages/addresses.ts";
import type { Report } from "../read/files.ts";
import type { Content } from "../read/model.ts";
import { repeats } from "./repeats.ts";

export const REDIRECTS_FILE = "rinvii.yaml";

/** Checks that each redirect leads from an address without a page to one with a page, which excludes chains and loops. */
export function checkRedirects(content: Content, report: Report): void {
  const addresses = allAddresses(content);
  for (const [index, redirect] of content.redirects.entries()) {
    const { from, to } = redirect;
    if (!addresses.includes(to)) {
      const expected = "l’indirizzo di una pagina che c’è, per esempio /app/orari";
      report(REDIRECTS_FILE, [index, "a"], `«${to}», dove non c’è niente`, expected);
    }
    const hidden = addresses.find((address) => redirectOf([redirect], address));
    if (hidden) {
      const found = `«${from}», che nasconde la pagina ${hidden}`;
      report(REDIRECTS_FILE, [index, "da"], found, "un indirizzo in cui non c’è una pagina");
    }
  }
  for (const { item, index } of repeats(content.redirects, ({ from }) => from)) {
    const found = `«${item.from}» un’altra volta`;
    report(REDIRECTS_FILE, [index, "da"], found, "ogni indirizzo una volta sola");
  }
}

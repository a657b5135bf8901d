import packageJson from "../package.json" with { type: "json" };
import { loadContent } from "../pipeline/read/content.ts";
import { askAddress } from "./link-check/ask-address.ts";
import { askPolitely } from "./link-check/ask-politely.ts";
import { linkReport } from "./link-check/link-report.ts";
import { outsideLinks } from "./link-check/outside-links.ts";

/*
 * Checks whether the external links of the content still work, and reports to the editors in Italian. It depends on the
 * network and on other sites: no test of the project runs it.
 *
 *   npm run check:links
 */

/** In milliseconds. Old local sites are slow. */
const TIMEOUT = 20_000;

const content = loadContent();
const links = outsideLinks(content);
const userAgent = `canneto-check-links/${packageJson.version} (+${content.site.web})`;

console.log(`Si chiede di ${links.length} indirizzi, pochi alla volta: ci vuole qualche minuto.`);
const asked = await askPolitely(links, (address) =>
  askAddress(address, { userAgent, timeout: TIMEOUT }),
);
console.log(linkReport(asked));
if (asked.some(({ fate }) => fate.kind === "gone")) process.exitCode = 1;

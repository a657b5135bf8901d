import { ConfigError } from "../../server/config-error.ts";
import type { Site } from "../schemas/site.ts";

/** Returns the origin that SITE_URL sets for a build (README); undefined if it is unset or empty. */
export function addressFromEnvironment({ SITE_URL }: NodeJS.ProcessEnv): string | undefined {
  if (!SITE_URL) return undefined;
  if (!/^https?:/.test(SITE_URL) || URL.parse(SITE_URL)?.origin !== SITE_URL)
    throw new ConfigError(
      `SITE_URL is "${SITE_URL}", and has to be the address of the site as https://www.esempio.it: http or https, a name in small letters, no path and no slash at its end.`,
    );
  return SITE_URL;
}

/** Returns the site at the address that SITE_URL sets, if it sets one. */
export function publicSite(site: Site, env: NodeJS.ProcessEnv): Site {
  const web = addressFromEnvironment(env);
  return web ? { ...site, web, fields: new Map([...site.fields, ["sito", web]]) } : site;
}

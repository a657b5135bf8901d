import type { Config } from "@react-router/dev/config";
import { collectionAddresses } from "./app/content.server/addresses.ts";
import { loadContent } from "./app/content.server/content.ts";

/**
 * One page of each route tree that stands for every address that does not exist.
 * scripts/finish-build.ts moves them to 404.html, where servers look for them.
 */
export const notFoundAddresses = ["/non-trovata", "/app/non-trovata"];

export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths(),
    ...collectionAddresses(loadContent()),
    ...notFoundAddresses,
  ],
} satisfies Config;

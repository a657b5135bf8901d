import { broken } from "./vignettes/broken.ts";
import { missing } from "./vignettes/missing.ts";
import { sought } from "./vignettes/sought.ts";
import { withoutNetwork } from "./vignettes/without-network.ts";

/**
 * The small pictures of pages that are no content: by the file of app/page-components/vignettes that holds each. They come
 * with the programs, because they are shown when content cannot be.
 */
export function drawVignettes(): Record<string, string> {
  return {
    missing: missing(),
    broken: broken(),
    sought: sought(),
    "without-network": withoutNetwork(),
  };
}

import { damagedFiles } from "./build-manifest.ts";
import { ConfigError, exitWithError } from "./config-error.ts";
import { BUILD, serve } from "./serve.ts";

/* Serves a build made earlier or elsewhere, if it is complete. */

try {
  const [first, ...others] = damagedFiles(BUILD);
  if (first !== undefined) {
    const damage = others.length > 0 ? `${first} and ${others.length} more` : first;
    throw new ConfigError(
      `The build is not as it was made (${damage}). Make it again: npm run build`,
    );
  }
  serve();
} catch (error) {
  exitWithError(error);
}

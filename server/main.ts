import { damagedFiles } from "./build-manifest.ts";
import { ConfigError, exitWithError } from "./config-error.ts";
import { BUILD, serve } from "./serve.ts";

/* Serves a build made earlier or elsewhere, if it is complete. */

const build = process.argv[2] ?? BUILD;

try {
  const [first, ...others] = damagedFiles(build);
  if (first !== undefined) {
    const damage = others.length > 0 ? `${first} and ${others.length} more` : first;
    throw new ConfigError(
      `The build is not as it was made (${damage}). Make it again: npm run build`,
    );
  }
  serve(build);
} catch (error) {
  exitWithError(error);
}

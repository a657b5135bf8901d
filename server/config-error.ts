/** Why the site cannot start, as a sentence for whoever starts it: what is wrong, and what to do. */
export class ConfigError extends Error {}

/** Ends a start that failed: with the sentence alone where there is one, with all that Node knows otherwise. */
export function exitWithError(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

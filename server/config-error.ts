/** An invalid configuration, as a sentence for the operator: the problem, and how to fix it. */
export class ConfigError extends Error {}

/** Exits after a failed start: with the message alone for a ConfigError, otherwise with the full error. */
export function exitWithError(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

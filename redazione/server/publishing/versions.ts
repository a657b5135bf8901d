import { createHash } from "node:crypto";

/** The name of some bytes: another one when anything in them has changed. */
export const versionOf = (bytes: Buffer): string =>
  createHash("sha256").update(bytes).digest("base64url").slice(0, 22);

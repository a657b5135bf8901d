import { createHash } from "node:crypto";

/** Returns the version of some bytes, a hash of them. */
export const versionOf = (bytes: Buffer): string =>
  createHash("sha256").update(bytes).digest("base64url").slice(0, 22);

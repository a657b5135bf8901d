import { ODD_FIELDS } from "./malformed-fields.ts";
import { ODD_TARGETS } from "./malformed-targets.ts";
import { ODD_ADDRESSES } from "./odd-addresses.ts";

/**
 * Requests as no browser writes them, byte by byte in Latin-1. A server answers each with a status below 500, or closes
 * the connection; 501 and 505 say that something is no part of HTTP/1.1.
 */
export const ODD_REQUESTS: readonly string[] = [
  ...new Set([...ODD_ADDRESSES, ...ODD_TARGETS, ...ODD_FIELDS]),
];

import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { TOKEN_HEADER } from "../api.ts";
import { forbidden } from "./refusals.ts";

/** By what names a browser on this machine asks for the desk. */
const NAMES = ["127.0.0.1", "localhost"];

/** The hosts, with their port, that are the desk. */
export const hostsAt = (port: number): string[] => NAMES.map((name) => `${name}:${port}`);

/**
 * Lets nobody in but a page of the desk itself, or somebody who opens it: no page of another site, not even one that
 * has made its name lead to this machine.
 * @param port where this server listens
 * @param fromFrames whether pages of this machine on another port may ask too: the frame with the preview
 */
export function ownPagesOnly(port: () => number, fromFrames = false): MiddlewareHandler {
  return async ({ req }, next) => {
    const hosts = hostsAt(port());
    if (!hosts.includes(req.header("Host") ?? ""))
      throw forbidden("Questo indirizzo non è della redazione.");
    const origin = req.header("Origin");
    const isOwn = origin === undefined || hosts.some((host) => origin === `http://${host}`);
    const from = req.header("Sec-Fetch-Site") ?? "none";
    const isNear = ["same-origin", "none", ...(fromFrames ? ["same-site"] : [])].includes(from);
    if (!isOwn || !isNear) throw forbidden("La redazione risponde soltanto alle sue pagine.");
    await next();
  };
}

/** Lets nobody in who has not read the token on the page of the desk. */
export function tokenOnly(token: string): MiddlewareHandler {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const expected = digest(token);
  return async ({ req }, next) => {
    if (!timingSafeEqual(digest(req.header(TOKEN_HEADER) ?? ""), expected)) {
      throw forbidden("La pagina è di prima che la redazione si riavviasse: aggiornatela.");
    }
    await next();
  };
}

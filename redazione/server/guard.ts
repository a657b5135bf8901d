import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { TOKEN_HEADER } from "../api.ts";
import { forbidden } from "./refusals.ts";

/** The ways to reach the desk. */
export interface Access {
  /** The port that the server listens on, once it does. */
  port: number;
  /** The origin of a proxy with its own login, as "https://redazione.esempio.it"; local access only if not set. */
  origin?: string | undefined;
  /** The key in the address that opens the desk locally; a proxy that forwards requests does not know it. */
  key: string;
}

/** Returns the origins of the desk and of the previews: locally two, so that no page of the site can access the desk. */
export function originsOf({ port, origin }: Access): { desk: string; previews: string } {
  const [desk, previews] = ["127.0.0.1", "localhost"].map((name) => `http://${name}:${port}`);
  return { desk: origin ?? desk ?? "", previews: origin ?? previews ?? "" };
}

/** Sets headers on every response, refusals included: no MIME sniffing, and no caching unless a response allows it. */
export const plainHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers } = context.res;
  headers.set("X-Content-Type-Options", "nosniff");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
};

/** Refuses requests that come neither from the own origin, nor from direct navigation, nor from the preview frame. */
export function ownPagesOnly(door: Access, of: "desk" | "previews"): MiddlewareHandler {
  return async ({ req }, next) => {
    const { [of]: own } = originsOf(door);
    if (req.header("Host") !== new URL(own).host)
      throw forbidden("Questo indirizzo non è della redazione.");
    const from = req.header("Sec-Fetch-Site") ?? "none";
    const isFramed =
      new URL(own).hostname === "localhost" && req.header("Sec-Fetch-Dest") === "iframe";
    const isNear = isFramed || ["same-origin", "none"].includes(from);
    if ((req.header("Origin") ?? own) !== own || !isNear)
      throw forbidden("La redazione risponde soltanto alle sue pagine.");
    await next();
  };
}

const COOKIE = "redazione";

/** The query parameter of the address that opens the desk. */
export const KEY_PARAMETER = "chiave";

const LONG = 365 * 24 * 60 * 60;

/** Refuses requests without this machine's key or, behind a proxy, without a logged-in user. */
export function knownOnly({ origin, key }: Access): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    if (origin !== undefined) {
      if (!req.header("Remote-User"))
        throw forbidden("Chi siete? Il proxy deve chiedere la parola d’ordine.");
      return next();
    }
    if (req.path === "/" && isSame(req.query(KEY_PARAMETER), key)) {
      setCookie(context, COOKIE, key, { httpOnly: true, sameSite: "Lax", maxAge: LONG });
      return context.redirect("/");
    }
    if (!isSame(getCookie(context, COOKIE), key))
      throw forbidden(
        "La redazione si apre con l’indirizzo intero, che compare quando la si avvia.",
      );
    return next();
  };
}

/** Refuses requests without the token of the desk's page. */
export function tokenOnly(token: string): MiddlewareHandler {
  return async ({ req }, next) => {
    if (!isSame(req.header(TOKEN_HEADER), token)) {
      throw forbidden(
        "La redazione si è riavviata: aggiornate questa pagina. Quello che avete scritto resta in questo browser.",
      );
    }
    await next();
  };
}

function isSame(given: string | undefined, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given ?? ""), digest(expected));
}

/** Returns an unguessable token. */
export const newToken = (): string => randomBytes(32).toString("base64url");

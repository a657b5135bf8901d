import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { TOKEN_HEADER } from "../api.ts";
import { forbidden } from "./refusals.ts";

/** How the desk is reached. */
export interface Door {
  /** Where the server listens. */
  port: () => number;
  /** Where a proxy with a login of its own has it, as "https://redazione.esempio.it"; on this machine alone if not set. */
  origin?: string | undefined;
  /** What the address has that opens the desk on this machine: a proxy that hands requests on does not know it. */
  key: string;
}

/** The origins of the desk and of the previews: on this machine two, so that no page of the site reaches into the desk. */
export function originsOf({ port, origin }: Door): { desk: string; previews: string } {
  const [desk, previews] = ["127.0.0.1", "localhost"].map((name) => `http://${name}:${port()}`);
  return { desk: origin ?? desk ?? "", previews: origin ?? previews ?? "" };
}

/** Says of every answer, refusals too, that it is what its type says, and that it is kept nowhere unless it may be. */
export const plainHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers } = context.res;
  headers.set("X-Content-Type-Options", "nosniff");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
};

/** Lets nobody in but a page of an origin itself, somebody who opens it, or the desk that frames a preview. */
export function ownPagesOnly(ownOrigin: () => string): MiddlewareHandler {
  return async ({ req }, next) => {
    const own = ownOrigin();
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

/** The name of the key in the address that opens the desk. */
export const KEY_PARAMETER = "chiave";

const LONG = 365 * 24 * 60 * 60;

/** Lets in who has the key of this machine, or whom the login of a proxy knows. */
export function knownOnly({ origin, key }: Door): MiddlewareHandler {
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

/** Lets nobody in who has not read the token on the page of the desk. */
export function tokenOnly(token: string): MiddlewareHandler {
  return async ({ req }, next) => {
    if (!isSame(req.header(TOKEN_HEADER), token)) {
      throw forbidden("La pagina è di prima che la redazione si riavviasse: aggiornatela.");
    }
    await next();
  };
}

function isSame(given: string | undefined, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given ?? ""), digest(expected));
}

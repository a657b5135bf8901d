import type { ServerResponse } from "node:http";
import { type Bulletin, bulletinInForce, ROAD_ADDRESS } from "../domain/road/bulletins.ts";
import { NO_STORE, REVALIDATE } from "./cache-policy.ts";
import type { SaintsList } from "./saints/saints-list.ts";

interface AppOptions {
  pages: number;
  saints: SaintsList;
  road: readonly Bulletin[];
}

type Answer = [status: number, cacheControl: string, said: unknown];
type Ask = () => Promise<Answer>;

/** Returns what answers at each address that is no file of the site (docs/public-names.md, "Server"). */
export function createApp({ pages, saints, road }: AppOptions): Record<string, Ask> {
  return {
    "/healthz": async () => {
      const uptimeSeconds = Math.round(process.uptime());
      return [200, NO_STORE, { status: "ok", pages, uptimeSeconds, saints: saints.metrics() }];
    },
    "/api/santi.json": async () => {
      const list = await saints.get();
      if (list) return [200, REVALIDATE, list.saints];
      return [502, NO_STORE, { error: "The list of saints is not available." }];
    },
    // The built file has the state of the road at build time; this is the current one.
    [ROAD_ADDRESS]: async () => [200, NO_STORE, bulletinInForce(road, Date.now()) ?? null],
  };
}

/** Sends an answer as JSON with the headers of a page; Node leaves its body out for HEAD. */
export async function sendAnswer(
  response: ServerResponse,
  ask: Ask,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const [status, cacheControl, said] = await ask().catch((error): Answer => {
    console.error(error);
    return [500, NO_STORE, { error: "Errore del server. Riprovate fra poco." }];
  });
  const body = JSON.stringify(said);
  const own = { "Cache-Control": cacheControl, "Content-Type": "application/json" };
  const length = Buffer.byteLength(body);
  response.writeHead(status, { ...headers, ...own, "Content-Length": length }).end(body);
}

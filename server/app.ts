import { Hono } from "hono";
import { type Bulletin, bulletinInForce, ROAD_ADDRESS } from "../domain/road/bulletins.ts";
import { NO_STORE, REVALIDATE } from "./cache-policy.ts";
import type { SaintsList } from "./saints/saints-list.ts";

interface AppOptions {
  pages: number;
  saints: SaintsList;
  road: readonly Bulletin[];
}

/** Creates the app for every dynamic response, not a file of the site (docs/public-names.md, "Server"). */
export function createApp({ pages, saints, road }: AppOptions): Hono {
  const app = new Hono();

  app.get("/healthz", (context) => {
    const uptimeSeconds = Math.round(process.uptime());
    const health = { status: "ok", pages, uptimeSeconds, saints: saints.metrics() };
    return context.json(health, 200, { "Cache-Control": NO_STORE });
  });

  app.get("/api/santi.json", async (context) => {
    const list = await saints.get();
    return list
      ? context.json(list.saints, 200, { "Cache-Control": REVALIDATE })
      : context.json({ error: "The list of saints is not available." }, 502, {
          "Cache-Control": NO_STORE,
        });
  });

  // The built file has the state of the road at build time; this route has the current one.
  app.get(ROAD_ADDRESS, (context) =>
    context.json(bulletinInForce(road, Date.now()) ?? null, 200, { "Cache-Control": NO_STORE }),
  );

  app.onError((error, context) => {
    console.error(error);
    return context.text("Errore del server. Riprovate fra poco.", 500);
  });

  return app;
}

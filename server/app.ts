import { Hono } from "hono";
import { NO_STORE, REVALIDATE } from "./cache-policy.ts";
import { ALLOWED_METHODS } from "./http/refusal.ts";
import { HTTPS_HEADER } from "./policy.ts";
import { bulletinAt, type RoadSchedule } from "./road.ts";
import type { SaintsList } from "./saints/saints-list.ts";

export interface AppOptions {
  /** The security headers of its responses. */
  headers: Record<string, string>;
  /** Additional data for GET /healthz, besides that the server is up. */
  health?: () => Record<string, unknown>;
  saints: SaintsList;
  /** The road bulletins; none if omitted. */
  road?: RoadSchedule;
}

/** Creates the app for every dynamic response, not a file of the site (docs/public-names.md, "Server"). */
export function createApp({ headers, health = () => ({}), saints, road = [] }: AppOptions): Hono {
  const app = new Hono();

  app.use(async (context, next) => {
    const { method } = context.req;
    if (method === "GET" || method === "HEAD") await next();
    else context.res = new Response(null, { status: 405, headers: { Allow: ALLOWED_METHODS } });
    if (!context.res.headers.has("Cache-Control")) {
      context.res.headers.set("Cache-Control", REVALIDATE);
    }
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
    if (context.req.url.startsWith("https:")) context.res.headers.set(...HTTPS_HEADER);
  });

  app.get("/healthz", (context) =>
    context.json({ status: "ok", ...health(), saints: saints.metrics() }, 200, {
      "Cache-Control": NO_STORE,
    }),
  );

  app.get("/api/santi.json", async (context) => {
    const list = await saints.get();
    return list
      ? context.json(list.saints, 200, { "Cache-Control": REVALIDATE })
      : context.json({ error: "The list of saints is not available." }, 502, {
          "Cache-Control": NO_STORE,
        });
  });

  // The built file has the state of the road at build time; this route has the current one.
  app.get("/dati/strada.json", (context) =>
    context.json(bulletinAt(road, Date.now()), 200, { "Cache-Control": NO_STORE }),
  );

  app.onError((error, context) => {
    console.error(error);
    return context.text("Errore del server. Riprovate fra poco.", 500);
  });

  return app;
}

import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { stream } from "hono/streaming";
import type { z } from "zod";
import { PICTURES, type PublishingLine, SHEET } from "../api.ts";
import { type call, calls, type Name, type Served } from "./calls.ts";
import { deskPage } from "./desk-page.ts";
import { knownOnly, newToken, originsOf, ownPagesOnly, plainHeaders, tokenOnly } from "./guard.ts";
import { pictureResponse, takePicture } from "./pictures/pictures.ts";
import { publish } from "./publishing/publishing.ts";
import { readSettings } from "./publishing/publishing-settings.ts";
import { rectorsSheet } from "./questions.ts";
import { forbidden, RefusedError, unknown } from "./refusals.ts";
import { bodies } from "./request-bodies.ts";

/** Rejects larger pictures than those of the best telephones and cameras before they are read; no draft is as large. */
const limit = bodyLimit({
  maxSize: 60 * 1024 * 1024,
  onError: () => {
    throw forbidden(
      "Pesa più di 60 MB: mandate la fotografia in formato .jpg, oppure rimpicciolitela prima.",
    );
  },
});

/** The sheet needs nothing but its own inline style. */
const SHEET_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Creates the desk's server: its page, and what the page asks for. */
export function createDeskApp(served: Served): Hono {
  const { desk, door, page } = served;
  const token = newToken();
  const app = new Hono();
  app.use(plainHeaders);
  app.use(ownPagesOnly(door, "desk"));
  app.use(knownOnly(door));
  app.use("/api/*", tokenOnly(token), limit);
  app.post("/api/picture", async (context) => {
    const { folder = "", name = "" } = context.req.query();
    const file = folder === "" ? name : `${folder}/${name}`;
    const bytes = Buffer.from(await context.req.arrayBuffer());
    return context.json(await takePicture(desk, file, bytes));
  });
  app.post("/api/publish", async (context) => {
    const wish = await read(context.req.raw, bodies.publishing);
    // Invalid settings are refused before the stream begins.
    readSettings(desk.settings);
    context.header("Content-Type", "application/jsonl; charset=utf-8");
    return stream(context, async (lines) => {
      const tell = (line: PublishingLine) => void lines.write(`${JSON.stringify(line)}\n`);
      // Saves wait meanwhile.
      await desk.saves.run(() => publish(desk, wish, tell));
    });
  });
  app.post("/api/:name", async (context) => {
    const name = context.req.param("name");
    if (!Object.hasOwn(calls, name)) return context.notFound();
    const { given, work } = calls[name as Name] as ReturnType<typeof call<z.ZodType, unknown>>;
    return context.json(await work(desk, await read(context.req.raw, given), served));
  });
  app.get(`${PICTURES}:file{.+}`, (context) => {
    return pictureResponse(desk, context.req.param("file")) ?? context.notFound();
  });
  app.get(SHEET, async (context) =>
    context.html(await rectorsSheet(desk), 200, { "Content-Security-Policy": SHEET_POLICY }),
  );
  app.get("*", (context) => {
    const { previews } = originsOf(door);
    return deskPage(page, context.req.path, token, previews) ?? context.notFound();
  });
  app.notFound(() => {
    throw unknown("Quello che avete chiesto");
  });
  app.onError((error, context) => {
    if (error instanceof RefusedError) return context.json(error.refusal, error.status as 400);
    if (context.req.raw.signal.aborted) return context.json(null, 400);
    console.error(error);
    const sentence =
      "La redazione ha avuto un guasto. Quello che avete scritto è ancora qui: riprovate.";
    return context.json({ sentence }, 500);
  });
  return app;
}

/** Parses and validates a JSON body, or one that is empty. @throws RefusedError for anything else */
async function read<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const isJson = /^application\/json\b/.test(request.headers.get("Content-Type") ?? "");
  const body: unknown = isJson ? await request.json().catch(() => undefined) : undefined;
  const result = schema.safeParse(body);
  if (!result.success) throw forbidden("La richiesta non è di quelle che la redazione conosce.");
  return result.data;
}

import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { z } from "zod";
import type { Draft } from "../api.ts";
import type { Desk } from "./desk.ts";
import { deskPage } from "./desk-page.ts";
import { checkDraft } from "./drafts.ts";
import { ownPagesOnly, tokenOnly } from "./guard.ts";
import { shownSave } from "./history.ts";
import { emptyText } from "./new-texts.ts";
import { listFiles, openFile } from "./open-files.ts";
import { type Previews, showDraft } from "./previews.ts";
import { forbidden, RefusedError, unknown } from "./refusals.ts";
import { bodies } from "./request-bodies.ts";
import { removeText, saveDraft, saveNew, undoSave } from "./saving.ts";

/** Bytes of a draft; the longest text of the content has some 40,000. */
const LARGEST_DRAFT = 1024 * 1024;

interface AppOptions {
  desk: Desk;
  token: string;
  /** Where this server listens. */
  port: () => number;
  /** The built page of the desk. */
  page: string;
  previews: Previews;
  /** Where the previews are, as an origin. */
  base: () => string;
}

/** The server of the desk: its page, and what the page asks for (redazione/api.ts). */
export function createDeskApp({ desk, token, port, page, previews, base }: AppOptions): Hono {
  const app = new Hono();
  app.use(ownPagesOnly(port));
  app.use("/api/*", tokenOnly(token));
  app.use("/api/*", async ({ res }, next) => {
    await next();
    res.headers.set("Cache-Control", "no-store");
    res.headers.set("X-Content-Type-Options", "nosniff");
  });
  const drafts = bodyLimit({
    maxSize: LARGEST_DRAFT,
    onError: () => {
      throw forbidden("È troppo lungo per essere una pagina del sito.");
    },
  });

  app.get("/api/files", (context) => context.json(listFiles(desk)));
  app.get("/api/files/:path{.+}", (context) =>
    context.json(openFile(desk, context.req.param("path"))),
  );
  app.put("/api/files/:path{.+}", drafts, async (context) => {
    const { version, ...rest } = await read(context.req.raw, bodies.saved);
    const path = context.req.param("path");
    return context.json(
      await saveDraft(desk, version, { path, ...rest, draft: rest.draft as Draft }),
    );
  });
  app.post("/api/files", drafts, async (context) => {
    const body = await read(context.req.raw, bodies.newFile);
    return context.json(await saveNew(desk, { ...body, draft: body.draft as Draft }), 201);
  });
  app.delete("/api/files/:path{.+}", drafts, async (context) => {
    const { version } = await read(context.req.raw, bodies.removed);
    return context.json(await removeText(desk, context.req.param("path"), version));
  });
  app.get("/api/new/:kind", (context) => context.json(emptyText(desk, context.req.param("kind"))));
  app.post("/api/checks", drafts, async (context) => {
    const body = await read(context.req.raw, bodies.written);
    return context.json(
      await checkDraft(desk, { ...body, draft: body.draft as Draft }, context.req.raw.signal),
    );
  });
  app.post("/api/previews", drafts, async (context) => {
    const body = await read(context.req.raw, bodies.written);
    const written = { ...body, draft: body.draft as Draft };
    return context.json(await showDraft(desk, previews, base(), written, context.req.raw.signal));
  });
  app.get("/api/history", (context) => context.json(desk.history.records().map(shownSave)));
  app.post("/api/history/:id/undo", async (context) =>
    context.json(await undoSave(desk, context.req.param("id"))),
  );

  app.get("*", (context) => deskPage(page, context.req.path, token, base()) ?? context.notFound());
  app.notFound(() => {
    throw unknown("Quello che avete chiesto");
  });
  app.onError((error, context) => {
    if (error instanceof RefusedError) return context.json(error.refusal, error.status as 400);
    if (context.req.raw.signal.aborted) return context.json(null, 400);
    console.error(error);
    const sentence =
      "La redazione ha avuto un guasto. Quello che avete scritto è ancora qui: riprovate.";
    return context.json({ reason: "not-written", sentence }, 500);
  });
  return app;
}

/** The JSON of a request. @throws RefusedError for anything else */
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

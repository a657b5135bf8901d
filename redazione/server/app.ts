import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { stream } from "hono/streaming";
import type { z } from "zod";
import { type Answer, type Draft, PICTURES, SHEET } from "../api.ts";
import { deskPage } from "./desk-page.ts";
import { findTexts } from "./find-texts.ts";
import {
  type Access,
  knownOnly,
  originsOf,
  ownPagesOnly,
  plainHeaders,
  tokenOnly,
} from "./guard.ts";
import { listFiles, openFile } from "./open-files.ts";
import { listPictures, pictureResponse, takePicture } from "./pictures/pictures.ts";
import { type Previews, showDraft } from "./previews/previews.ts";
import { describePublishing, type Publisher, publish } from "./publishing/publishing.ts";
import { readSettings } from "./publishing/publishing-settings.ts";
import { rectorsSheet, saveAnswer } from "./questions.ts";
import { forbidden, RefusedError, unknown } from "./refusals.ts";
import { bodies } from "./request-bodies.ts";
import { emptyText } from "./saving/new-texts.ts";
import { leadingTo } from "./saving/references.ts";
import { removeText, renameText, saveDraft, saveNew, undoSave } from "./saving/saving.ts";
import { unknownWords } from "./saving/unknown-words.ts";
import { linkTargets, today } from "./today.ts";
import { draftOfVersion } from "./versions.ts";
import { askVisitors } from "./visitors.ts";

/** Maximum size of a draft in bytes; the longest text of the content has some 40,000. */
const LARGEST_DRAFT = 1024 * 1024;

/** Maximum size of a picture in bytes: that of the best telephones and cameras. */
const LARGEST_PICTURE = 60 * 1024 * 1024;

const TOO_LARGE =
  "Pesa più di 60 MB: mandate la fotografia in formato .jpg, oppure rimpicciolitela prima.";

/** The sheet needs nothing but its own inline style. */
const SHEET_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

interface AppOptions {
  publisher: Publisher;
  token: string;
  door: Access;
  /** The folder of the desk's built page. */
  page: string;
  previews: Previews;
  /** Tells whether there is a built site, without which no preview can be rendered. */
  isBuilt: () => boolean;
}

/** Creates the desk's server: its page, and the API of redazione/api.ts. */
export function createDeskApp({
  publisher,
  token,
  door,
  page,
  previews,
  isBuilt,
}: AppOptions): Hono {
  const app = new Hono();
  app.use(plainHeaders);
  app.use(ownPagesOnly(() => originsOf(door).desk));
  app.use(knownOnly(door));
  app.use("/api/*", tokenOnly(token));
  const { desk } = publisher;
  const base = () => originsOf(door).previews;
  const drafts = limit(LARGEST_DRAFT);

  app.get("/api/files", (context) => context.json(listFiles(desk)));
  app.get("/api/found", (context) => context.json(findTexts(desk, context.req.query("q") ?? "")));
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
  app.post("/api/renamed/:path{.+}", drafts, async (context) => {
    const body = await read(context.req.raw, bodies.renamed);
    return context.json(await renameText(desk, context.req.param("path"), body));
  });
  app.get("/api/leading/:path{.+}", (context) => {
    const { path, draft } = openFile(desk, context.req.param("path"));
    return context.json(leadingTo(desk, path, draft));
  });
  app.get("/api/versions/:path{.+}", (context) => {
    const { path } = openFile(desk, context.req.param("path"));
    return context.json(desk.repository.versions(path));
  });
  app.post("/api/versions/:path{.+}", drafts, async (context) => {
    const { id } = await read(context.req.raw, bodies.version);
    const { path } = openFile(desk, context.req.param("path"));
    return context.json(draftOfVersion(desk, path, id));
  });
  app.get("/api/new/:kind", (context) => context.json(emptyText(desk, context.req.param("kind"))));
  app.post("/api/previews", drafts, async (context) => {
    const body = await read(context.req.raw, bodies.written);
    if (!isBuilt()) throw notReady;
    const written = { ...body, draft: body.draft as Draft };
    return context.json(await showDraft(desk, previews, base(), written, context.req.raw.signal));
  });
  app.get("/api/history", (context) => context.json(desk.repository.saves()));
  app.post("/api/history/:id/undo", async (context) =>
    context.json(await undoSave(desk, context.req.param("id"))),
  );

  app.get("/api/today", async (context) => context.json(await today(publisher)));
  app.get("/api/visitors", async (context) => context.json(await askVisitors(publisher)));
  app.post("/api/answers", drafts, async (context) => {
    const body = await read(context.req.raw, bodies.answer);
    return context.json(await saveAnswer(desk, body as Answer));
  });
  app.get("/api/pages", async (context) => context.json(await linkTargets(publisher)));
  app.post("/api/spelling", drafts, async (context) => {
    const { text } = await read(context.req.raw, bodies.spelling);
    return context.json(await unknownWords(desk, text));
  });
  app.get("/api/pictures", async (context) => context.json(await listPictures(desk)));
  app.post("/api/pictures", limit(LARGEST_PICTURE, TOO_LARGE), async (context) => {
    const { folder = "", name = "" } = context.req.query();
    const file = folder === "" ? name : `${folder}/${name}`;
    const bytes = Buffer.from(await context.req.arrayBuffer());
    return context.json(await takePicture(desk, file, bytes), 201);
  });
  app.get("/api/publishing", async (context) => context.json(await describePublishing(publisher)));
  app.post("/api/publishing", drafts, async (context) => {
    const body = await read(context.req.raw, bodies.publishing);
    // Invalid ones are refused before the stream begins.
    readSettings(publisher.settings);
    context.header("Content-Type", "application/jsonl; charset=utf-8");
    return stream(context, async (lines) => {
      await publish(publisher, body, (line) => void lines.write(`${JSON.stringify(line)}\n`));
    });
  });

  app.all("/api/*", () => {
    throw unknown("Quello che avete chiesto");
  });
  app.get(`${PICTURES}:file{.+}`, (context) => {
    return pictureResponse(desk, context.req.param("file")) ?? context.notFound();
  });
  app.get(SHEET, async (context) =>
    context.html(await rectorsSheet(desk), 200, { "Content-Security-Policy": SHEET_POLICY }),
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

const notReady = new RefusedError(
  {
    reason: "unknown",
    sentence:
      "Le anteprime non sono ancora pronte: il sito si sta costruendo. Fra un minuto si vedono.",
  },
  503,
);

/** Rejects larger bodies before they are read. */
const limit = (maxSize: number, sentence = "È troppo grande per il sito.") =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw forbidden(sentence);
    },
  });

/** Parses and validates a JSON body. @throws RefusedError for anything else */
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

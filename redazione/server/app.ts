import { existsSync } from "node:fs";
import { join } from "node:path";
import { Hono, type HonoRequest } from "hono";
import { bodyLimit } from "hono/body-limit";
import { except } from "hono/combine";
import { stream } from "hono/streaming";
import type { z } from "zod";
import { PICTURES, SHEET } from "../api.ts";
import { deskPage } from "./desk-page.ts";
import { findTexts } from "./find-texts.ts";
import {
  type Access,
  knownOnly,
  newToken,
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
import { draftOfVersion } from "./saving/drafts.ts";
import { emptyText } from "./saving/new-texts.ts";
import { leadingTo } from "./saving/references.ts";
import { removeText, renameText, saveDraft, saveNew, undoSave } from "./saving/saving.ts";
import { unknownWords } from "./saving/unknown-words.ts";
import { linkTargets, today } from "./today.ts";
import { askVisitors } from "./visitors.ts";

/** Maximum size of a draft in bytes; the longest text of the content has some 40,000. */
const LARGEST_DRAFT = 1024 * 1024;

/** Maximum size of a picture in bytes: that of the best telephones and cameras. */
const LARGEST_PICTURE = 60 * 1024 * 1024;

const TOO_LARGE =
  "Pesa più di 60 MB: mandate la fotografia in formato .jpg, oppure rimpicciolitela prima.";

/** The sheet needs nothing but its own inline style. */
const SHEET_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** A desk with all that it is served with. */
export interface Served extends Publisher {
  door: Access;
  previews: Previews;
  /** The folder of the desk's built page. */
  page: string;
  /** The built site, whose scripts and styles the previews use. */
  site: string;
  /** The folder of the desk's own state. */
  state: string;
}

/** Creates the desk's server: its page, and the API of redazione/api.ts. */
export function createDeskApp(served: Served): Hono {
  const { desk, door, page, previews } = served;
  const token = newToken();
  const app = new Hono();
  app.use(plainHeaders);
  app.use(ownPagesOnly(() => originsOf(door).desk));
  app.use(knownOnly(door));
  app.use("/api/*", tokenOnly(token));
  app.use("/api/*", except("/api/pictures", limit(LARGEST_DRAFT)));
  const base = () => originsOf(door).previews;
  /** Answers GET requests. The handler gets the file or the kind that the address names. */
  const get = (path: string, answer: (name: string, request: HonoRequest) => unknown) =>
    app.get(`/api/${path}`, async (context) =>
      context.json(await answer(context.req.param("name") ?? "", context.req)),
    );
  /** Answers requests with a body likewise. */
  const take = <Schema extends z.ZodType>(
    method: string,
    path: string,
    schema: Schema,
    answer: (body: z.output<Schema>, name: string, request: Request) => unknown,
    status?: 201,
  ) =>
    app.on(method, `/api/${path}`, async (context) => {
      const body = await read(context.req.raw, schema);
      const name = context.req.param("name") ?? "";
      return context.json(await answer(body, name, context.req.raw), status);
    });

  get("files", () => listFiles(desk));
  get("found", (_, request) => findTexts(desk, request.query("q") ?? ""));
  get("files/:name{.+}", (path) => openFile(desk, path));
  get("leading/:name{.+}", (path) => leadingTo(desk, path, openFile(desk, path).draft));
  get("versions/:name{.+}", (path) => desk.repository.versions(openFile(desk, path).path));
  get("new/:name", (kind) => emptyText(desk, kind));
  get("history", () => desk.repository.saves());
  get("today", () => today(served));
  get("visitors", () => askVisitors(served));
  get("pages", () => linkTargets(served));
  get("pictures", () => listPictures(desk));
  get("publishing", () => describePublishing(served));

  take("PUT", "files/:name{.+}", bodies.saved, ({ version, ...rest }, path) =>
    saveDraft(desk, version, { path, ...rest }),
  );
  take("POST", "files", bodies.newFile, (file) => saveNew(desk, file), 201);
  take("DELETE", "files/:name{.+}", bodies.removed, ({ version }, path) =>
    removeText(desk, path, version),
  );
  take("POST", "renamed/:name{.+}", bodies.renamed, (body, path) => renameText(desk, path, body));
  take("POST", "versions/:name{.+}", bodies.version, ({ id }, path) =>
    draftOfVersion(desk, openFile(desk, path).path, id),
  );
  take("POST", "previews", bodies.written, (written, _, { signal }) => {
    if (!existsSync(join(served.site, "renderer/assets.json"))) throw notReady;
    return showDraft(desk, previews, base(), written, signal);
  });
  take("POST", "answers", bodies.answer, (answer) => saveAnswer(desk, answer));
  take("POST", "spelling", bodies.spelling, ({ text }) => unknownWords(desk, text));
  app.post("/api/history/:id/undo", async (context) =>
    context.json(await undoSave(desk, context.req.param("id"))),
  );
  app.post("/api/pictures", limit(LARGEST_PICTURE, TOO_LARGE), async (context) => {
    const { folder = "", name = "" } = context.req.query();
    const file = folder === "" ? name : `${folder}/${name}`;
    const bytes = Buffer.from(await context.req.arrayBuffer());
    return context.json(await takePicture(desk, file, bytes), 201);
  });
  app.post("/api/publishing", async (context) => {
    const wish = await read(context.req.raw, bodies.publishing);
    // Invalid settings are refused before the stream begins.
    readSettings(served.settings);
    context.header("Content-Type", "application/jsonl; charset=utf-8");
    return stream(context, async (lines) => {
      await publish(served, wish, (line) => void lines.write(`${JSON.stringify(line)}\n`));
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

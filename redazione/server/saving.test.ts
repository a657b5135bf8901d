import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { Draft, OpenFile, Refusal } from "../api.ts";
import { currentContent } from "./current-content.ts";
import { checkDraft } from "./drafts.ts";
import { emptyText } from "./new-texts.ts";
import { openFile } from "./open-files.ts";
import { listPictures, takePicture } from "./pictures.ts";
import { openQuestions, saveAnswer } from "./questions.ts";
import { RefusedError } from "./refusals.ts";
import { removeText, saveDraft, saveNew, undoSave } from "./saving.ts";
import { deskOnCopy } from "./test-desk.ts";
import { unknownWords } from "./unknown-words.ts";

const desk = deskOnCopy();

const bytesIn = (path: string) => readFileSync(join(desk.content, path), "utf8");

type Fields = Record<string, unknown>;

/** A file with something else in its fields. */
function edited(path: string, change: (fields: Fields) => void): OpenFile {
  const file = openFile(desk, path);
  change(file.draft.fields as Fields);
  return file;
}

const save = ({ path, version, draft }: OpenFile, words?: string[]) =>
  saveDraft(desk, version, { path, draft, ...(words && { words }) });

/** Why something is refused. */
async function refusalOf(work: Promise<unknown>): Promise<Refusal> {
  try {
    await work;
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal;
    throw error;
  }
  throw new Error("It was not refused.");
}

const OPI = "companies/opi.md";

const photograph = () =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#789" } })
    .jpeg()
    .toBuffer();

/** A hymn that nothing is wrong with. */
const hymn = (fields: Fields = {}): Draft => ({
  fields: {
    titolo: "Canto di prova",
    sommario: "Un canto di prova, che serve soltanto a vedere se tutto va come deve andare.",
    lingua: ["it"],
    origine: "Canto popolare",
    autore: "Tradizionale",
    anno: "XX secolo",
    pubblico_dominio: "Perché è una prova.",
    fonti: [{ testo: "Nessuna", certezza: "certo" }],
    da_confermare: [],
    ...fields,
  } as Draft["fields"],
  text: "Canta e cammina,\\\ncammina e canta.",
});

beforeAll(async () => {
  const file = openFile(desk, OPI);
  expect(await checkDraft(desk, file)).toEqual({ problems: [] });
});

describe("a draft of a file", () => {
  test("is saved where it is right, and taken back byte for byte", async () => {
    const before = bytesIn(OPI);
    const file = edited(OPI, (fields) => {
      fields.titolo = "Opi, in Abruzzo";
      fields.giorni = "19-22 agosto";
    });
    const saved = await save(file);
    const titled = before.replace('titolo: "Opi"', 'titolo: "Opi, in Abruzzo"');
    // The new field stands after the one that it follows in the schema.
    const expected = titled.replace(/^posizione: .*$/m, "$&\ngiorni: 19-22 agosto");
    expect(bytesIn(OPI)).toBe(expected);
    expect(saved.version).toBe(openFile(desk, OPI).version);
    expect(saved.save?.what).toBe("Compagnia «Opi, in Abruzzo»: cambiata");
    await undoSave(desk, saved.save?.id ?? "");
    expect(bytesIn(OPI)).toBe(before);
    expect(await refusalOf(undoSave(desk, saved.save?.id ?? ""))).toMatchObject({
      reason: "unknown",
    });
  });

  test("is not saved where nothing is different", async () => {
    expect(await save(openFile(desk, OPI))).toEqual({ version: openFile(desk, OPI).version });
  });

  test("with something wrong is refused at the field, in the words of the check", async () => {
    const before = bytesIn(OPI);
    const file = edited(OPI, (fields) => {
      fields.regione = "Puglia";
    });
    expect(await refusalOf(save(file))).toMatchObject({
      reason: "invalid",
      problems: [
        {
          at: ["regione"],
          sentence:
            "companies/opi.md, riga 10, «regione»: trovato «Puglia» (6 caratteri); atteso una regione: Lazio, Abruzzo, Molise o Campania.",
        },
      ],
    });
    expect(bytesIn(OPI)).toBe(before);
  });

  test("of a file that has changed meanwhile is refused, with the file as it is now", async () => {
    const first = edited(OPI, (fields) => {
      fields.percorso = "Da Opi a Canneto";
    });
    const second = edited(OPI, (fields) => {
      fields.percorso = "Per la Val Fondillo";
    });
    const saved = await save(first);
    const refusal = await refusalOf(save(second));
    expect(refusal).toMatchObject({ reason: "changed", now: { version: saved.version } });
    expect(openFile(desk, OPI).draft.fields).toMatchObject({ percorso: "Da Opi a Canneto" });
    await undoSave(desk, saved.save?.id ?? "");
  });

  test("can be saved although another file is wrong, as long as it makes nothing worse", async () => {
    const road = bytesIn("road.yaml");
    writeFileSync(join(desk.content, "road.yaml"), "- stato: boh\n");
    const saved = await save(
      edited(OPI, (fields) => {
        fields.giorni = "18-22 agosto";
      }),
    );
    expect(saved.save).toBeDefined();
    const wrong = edited(OPI, (fields) => {
      fields.regione = "Puglia";
    });
    expect((await refusalOf(save(wrong))).reason).toBe("invalid");
    writeFileSync(join(desk.content, "road.yaml"), road);
    await undoSave(desk, saved.save?.id ?? "");
  });

  test("brings the words that are right with it, and takes them away again", async () => {
    const before = bytesIn("parole.txt");
    const file = edited(OPI, (fields) => {
      fields.percorso = "Da Opi per Xyzzy";
    });
    expect((await refusalOf(save(file))).problems).toMatchObject([{ at: ["percorso"] }]);
    await save(file, ["Xyzzy", "Mai"]);
    expect(bytesIn("parole.txt").split("\n")).toContain("Xyzzy");
    expect(bytesIn("parole.txt").split("\n")).not.toContain("Mai");
    await save(
      edited(OPI, (fields) => {
        fields.percorso = "Da Opi a Canneto";
      }),
    );
    expect(bytesIn("parole.txt")).toBe(before);
  });
});

describe("a photograph", () => {
  const PAGE = "pages/chiesa/tabernacolo.md";
  const DRAWING = "images/chiesa/tabernacolo.svg";
  const PHOTO = "chiesa/tabernacolo-2027.jpg";

  test("waits until a draft names it, takes the drawing's place, and gives it back", async () => {
    const drawing = bytesIn(DRAWING);
    expect(await takePicture(desk, PHOTO, await photograph())).toMatchObject({
      width: 1600,
      isWaiting: true,
    });
    expect(existsSync(join(desk.content, "images", PHOTO))).toBe(false);
    const file = edited(PAGE, (fields) => {
      fields.immagine = {
        ...(fields.immagine as object),
        file: PHOTO,
        credito: "Fotografia di Mario Rossi",
      };
    });
    expect(await checkDraft(desk, file)).toEqual({ problems: [] });
    const saved = await save(file);
    expect(existsSync(join(desk.content, "images", PHOTO))).toBe(true);
    expect(existsSync(join(desk.content, DRAWING))).toBe(false);
    expect(desk.uploads.list()).toEqual([]);
    expect((await listPictures(desk)).find((picture) => picture.file === PHOTO)).toMatchObject({
      usedIn: [PAGE],
      isWaiting: false,
    });
    await undoSave(desk, saved.save?.id ?? "");
    expect(bytesIn(DRAWING)).toBe(drawing);
    expect(existsSync(join(desk.content, "images", PHOTO))).toBe(false);
  });

  const svg = (inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`);

  test.each([
    ["a script", "a.svg", svg("<script>alert(1)</script>"), "<script>"],
    ["a text", "a.jpg", Buffer.from("testo"), "un file che non è un’immagine"],
    ["a drawing called a photograph", "a.jpg", svg(""), "un altro formato (svg)"],
    ["a name with capitals", "A.svg", svg(""), "«A.svg»"],
    ["a way out", "../a.svg", svg(""), "«../a.svg»"],
    ["an absolute way", "/altrove/a.svg", svg(""), "«/altrove/a.svg»"],
    ["a name of another picture", "chiesa/stemma.svg", svg("<path/>"), "un’altra immagine ha già"],
  ])("%s is refused", async (_name, file, bytes, found) => {
    const refusal = await refusalOf(takePicture(desk, file, bytes));
    expect(refusal.problems?.[0]?.sentence).toContain(found);
    expect(desk.uploads.list()).toEqual([]);
  });
});

describe("a new text", () => {
  const GROUP = "Inni latini alla Madonna";

  test("is saved with its name in the index, and taken away with it", async () => {
    const before = bytesIn("verse-groups.yaml");
    expect(emptyText(desk, "hymns").places).toContain(GROUP);
    const saved = await saveNew(desk, {
      kind: "hymns",
      name: "canto-di-prova",
      draft: hymn(),
      also: GROUP,
    });
    expect(saved.path).toBe("hymns/canto-di-prova.md");
    expect(bytesIn(saved.path)).toMatch(
      /^---\ntitolo: Canto di prova\n[\s\S]*\n---\n\nCanta e cammina,\\\n/,
    );
    expect(bytesIn("verse-groups.yaml")).toContain("canto-di-prova");
    await removeText(desk, saved.path, saved.version);
    expect(existsSync(join(desk.content, saved.path))).toBe(false);
    expect(bytesIn("verse-groups.yaml")).toBe(before);
  });

  test("in no group is refused, and nothing of it stays", async () => {
    const refusal = await refusalOf(saveNew(desk, { kind: "hymns", name: "canto", draft: hymn() }));
    expect(refusal.problems?.[0]?.sentence).toContain("nessun gruppo con canto");
    expect(existsSync(join(desk.content, "hymns/canto.md"))).toBe(false);
  });

  test.each(["../x", "a/../../x", "A", "à", "", "a.b", "opi\0"])(
    "cannot be called %j",
    async (name) => {
      const work = saveNew(desk, { kind: "companies", name, draft: hymn() });
      expect((await refusalOf(work)).problems?.[0]).toMatchObject({ field: "nome del file" });
    },
  );

  test("cannot have the name of another, nor be of a kind that is closed", async () => {
    const opi = saveNew(desk, { kind: "companies", name: "opi", draft: hymn() });
    expect((await refusalOf(opi)).problems?.[0]?.expected).toBe(
      "un nome che nessun altro testo ha",
    );
    const legal = saveNew(desk, { kind: "legal", name: "nuova", draft: hymn() });
    expect((await refusalOf(legal)).reason).toBe("unknown");
  });

  test("that others lead to is not taken away", async () => {
    const file = openFile(desk, "pages/orari.md");
    const refusal = await refusalOf(removeText(desk, file.path, file.version));
    expect(refusal.problems?.some(({ found }) => found.includes("/app/orari"))).toBe(true);
    expect(bytesIn("pages/orari.md")).not.toBe("");
  });
});

test("an answer takes its question away in the same save", async () => {
  const { content, order } = (await currentContent(desk)) ?? {};
  if (!content || !order) throw new Error("The content is wrong.");
  const open = openQuestions(content, order);
  const remaining = open.filter(({ path }) => path === "to-confirm.yaml");
  const { path, questions } = remaining.at(-1) ?? { path: "", questions: [] };
  const { index = -1, question = "" } = questions.at(-1) ?? {};
  const saved = await saveAnswer(desk, { path, index, version: openFile(desk, path).version });
  expect(bytesIn(path)).not.toContain(question);
  expect(saved.save?.what).toContain(question);
  await undoSave(desk, saved.save?.id ?? "");
});

test("words that nobody knows come with suggestions, and Latin is left alone", async () => {
  const { words } = await unknownWords(
    desk,
    "La comunittà prega.\n\n## Latino\n\nAve maris stella.\n",
  );
  expect(words).toEqual([{ word: "comunittà", suggestions: ["comunità", "comunitari"] }]);
});

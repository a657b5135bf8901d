import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Draft, OpenFile, Refusal } from "../../api.ts";
import { findTexts } from "../find-texts.ts";
import { FIXED } from "../fixed-addresses.ts";
import { openFile } from "../open-files.ts";
import { takePicture } from "../pictures/pictures.ts";
import { openQuestions, saveAnswer } from "../questions.ts";
import { RefusedError } from "../refusals.ts";
import { deskOnCopy, NOW } from "../test-desk.ts";
import { currentContent } from "./check-changes.ts";
import { emptyText } from "./new-texts.ts";
import { leadingTo } from "./references.ts";
import { removeText, renameText, saveDraft, saveNew, undoSave } from "./saving.ts";
import { unknownWords } from "./unknown-words.ts";

const desk = deskOnCopy();

const bytesIn = (path: string) => readFileSync(join(desk.content, path), "utf8");

type Fields = Record<string, unknown>;

/** Opens a file and changes its fields. */
function edited(path: string, change: (fields: Fields) => void): OpenFile {
  const file = openFile(desk, path);
  change(file.draft.fields as Fields);
  return file;
}

const save = ({ path, version, draft }: OpenFile, words?: string[]) =>
  saveDraft(desk, version, { path, draft, ...(words && { words }) });

/** Returns the refusal that some work rejects with. */
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

/** Returns a valid hymn. */
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

describe("a draft of a file", () => {
  test("is saved where it is right, and taken back byte for byte", async () => {
    const before = bytesIn(OPI);
    const file = edited(OPI, (fields) => {
      fields.titolo = "Opi, in Abruzzo";
      fields.giorni = "19-22 agosto";
    });
    const saved = await save(file);
    const titled = before.replace('titolo: "Opi"', 'titolo: "Opi, in Abruzzo"');
    // The new field comes after its predecessor in the schema.
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
          sentence: expect.stringMatching(
            /^companies\/opi\.md, riga \d+, «regione»: trovato «Puglia» \(6 caratteri\); atteso una regione: Lazio, Abruzzo, Molise o Campania\.$/,
          ),
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
    const road = Buffer.from(bytesIn("road.yaml"));
    const write = (bytes: Buffer) =>
      desk.repository.save("Altri", new Map([["road.yaml", bytes]]), NOW);
    write(Buffer.from("- stato: boh\n"));
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
    write(road);
    await undoSave(desk, saved.save?.id ?? "");
  });

  test("brings the words that are right with it", async () => {
    const file = edited(OPI, (fields) => {
      fields.percorso = "Da Opi per Xyzzy";
    });
    expect((await refusalOf(save(file))).problems).toMatchObject([{ at: ["percorso"] }]);
    await save(file, ["Xyzzy"]);
    expect(bytesIn("parole.txt").split("\n")).toContain("Xyzzy");
  });
});

describe("a photograph", () => {
  const svg = (inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`);

  /** A telephone's photograph: stored with red beside blue, to be rotated until red is on top, and with its location. */
  const HEIC = readFileSync("tests/fixtures/telefono.heic");
  const small = sharp({ create: { width: 600, height: 400, channels: 3, background: "#456" } });

  test.each([
    ["a photograph that is too small", "a.jpg", small.png().toBuffer(), "larga 600 punti"],
    ["a script", "a.svg", svg("<script>alert(1)</script>"), "<script>"],
    ["a script called a photograph", "a.jpg", svg("<script>alert(1)</script>"), "<script>"],
    ["a packed drawing", "a.svg", gzipSync(svg("<g/>")), "un file che non è SVG"],
    [
      "a script after a hundred spaces",
      "a.jpg",
      Buffer.concat([Buffer.alloc(100, " "), svg("<script/>")]),
      "<script>",
    ],
    ["half a photograph", "a.jpg", photograph().then((all) => all.subarray(0, 900)), "rovinato"],
    ["a text", "a.jpg", Buffer.from("testo"), "un file che non è un’immagine"],
    ["a photograph that was cut short", "a.heic", HEIC.subarray(0, 1500), "rovinato"],
    ["a name with capitals", "A.svg", svg(""), "«A.svg»"],
    ["a way out", "../a.svg", svg(""), "«../a.svg»"],
    ["an absolute way", "/altrove/a.svg", svg(""), "«/altrove/a.svg»"],
  ])("%s is refused", async (_name, file, bytes, found) => {
    const refusal = await refusalOf(takePicture(desk, file, await bytes));
    expect(refusal.problems?.[0]?.sentence).toContain(found);
    expect(desk.uploads.list()).toEqual([]);
  });

  test("comes as HEIC, and becomes a JPEG, turned, without where it was taken", async () => {
    expect(HEIC.includes("Telefono di prova")).toBe(true);
    const { file, width, height } = await takePicture(desk, "statue/img_0002.heic", HEIC);
    expect({ file, width, height }).toEqual({
      file: "statue/img_0002.jpg",
      width: 960,
      height: 1280,
    });
    const kept = desk.uploads.read(file);
    const { format, exif } = await sharp(kept).metadata();
    expect([format, exif]).toEqual(["jpeg", undefined]);
    expect(kept?.includes("Telefono di prova")).toBe(false);
    const pixel = async (top: number) => {
      const area = { left: 480, top, width: 1, height: 1 };
      return [...(await sharp(kept).extract(area).raw().toBuffer())];
    };
    const [above, below] = [await pixel(100), await pixel(1180)];
    expect([above[0], below[2]].every((light = 0) => light > 140)).toBe(true);
    expect([above[2], below[0]].every((light = 255) => light < 60)).toBe(true);
    desk.uploads.remove([file]);
  });

  test("comes as the telephone makes it, and is kept upright, not too large, and without where it was taken", async () => {
    const gps = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 40/1 0/1" } };
    const told = { exif: { IFD0: { Copyright: "Chi l’ha scattata" }, ...gps }, orientation: 6 };
    const shot = sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#456" } });
    const bytes = await shot.webp().withMetadata(told).toBuffer();
    expect(bytes.includes("Copyright") || (await sharp(bytes).metadata()).exif).toBeTruthy();
    const taken = await takePicture(desk, "statue/img_0001.webp", bytes);
    expect(taken).toMatchObject({ file: "statue/img_0001.jpg", width: 2400, height: 3200 });
    const kept = await sharp(desk.uploads.read(taken.file)).metadata();
    const { format, width, orientation, exif, xmp, iptc, icc } = kept;
    expect([format, width]).toEqual(["jpeg", 2400]);
    expect({ orientation, exif, xmp, iptc, icc }).toEqual({});
    // The same bytes keep the name; another picture of that name gets a number.
    expect((await takePicture(desk, "statue/img_0001.webp", bytes)).file).toBe(taken.file);
    const another = await takePicture(desk, "statue/img_0001.jpg", await photograph());
    expect(another).toMatchObject({ file: "statue/img_0001-2.jpg", width: 1600 });
    desk.uploads.remove([taken.file, another.file]);
  });
});

/** Saves a new company. */
const make = (name: string, rest: object = {}, text = "Si parte.\n") => {
  const fields = {
    titolo: `Valle ${name.slice(6)}`,
    sommario: `Da Valle ${name.slice(6)} si viene a Canneto a piedi in due giorni, in agosto, per i monti.`,
    comune: "Opi",
    provincia: "L’Aquila",
    regione: "Abruzzo",
    fonti: [{ testo: "La compagnia", certezza: "certo" }],
    da_confermare: [],
    ...rest,
  };
  return saveNew(desk, { kind: "companies", name, draft: { fields, text } });
};

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

  test("that goes leaves a redirect, also when others went after it; it goes again with the text's return", async () => {
    const before = bytesIn("rinvii.yaml");
    const at = (name: string) => `/app/pellegrinaggio/compagnie/${name}`;
    const remove = async (name: string) => {
      const file = openFile(desk, `companies/${name}.md`);
      expect(file.successor).toBe("/app/pellegrinaggio/compagnie");
      return (await removeText(desk, file.path, file.version)).save?.id ?? "";
    };
    await make("valle-prima");
    await make("valle-seconda");
    const first = await remove("valle-prima");
    await remove("valle-seconda");
    for (const name of ["valle-prima", "valle-seconda"])
      expect(bytesIn("rinvii.yaml")).toContain(
        `- da: ${at(name)}\n  a: /app/pellegrinaggio/compagnie\n`,
      );
    await undoSave(desk, first);
    await make("valle-seconda");
    expect(bytesIn("rinvii.yaml")).toBe(before);
    await remove("valle-prima");
    await remove("valle-seconda");
  });

  test("gets another name, with all that names it, and leaves a redirect", async () => {
    const at = (name: string) => `/app/pellegrinaggio/compagnie/${name}`;
    const { path, version } = await make(
      "valle-terza",
      {},
      `Si parte. [Qui](${at("valle-terza")})`,
    );
    await make(
      "valle-quarta",
      { vicine: ["valle-terza"] },
      `[Lì](${at("valle-terza")}), non ${at("valle-terza-b")}.`,
    );
    const { draft } = openFile(desk, path);
    const leading = leadingTo(desk, path, draft).map((file) => file.path);
    expect(leading).toEqual(["companies/valle-quarta.md"]);
    const renamed = await renameText(desk, path, { version, name: "valle-nuova" });
    expect(renamed.path).toBe("companies/valle-nuova.md");
    expect(existsSync(join(desk.content, path))).toBe(false);
    expect(bytesIn(renamed.path)).toContain(`[Qui](${at("valle-nuova")})`);
    const other = bytesIn("companies/valle-quarta.md");
    expect(other).toContain(`[Lì](${at("valle-nuova")}), non ${at("valle-terza-b")}.`);
    expect(other).toMatch(/vicine:\n +- valle-nuova\n/);
    expect(bytesIn("rinvii.yaml")).toContain(
      `- da: ${at("valle-terza")}\n  a: ${at("valle-nuova")}\n`,
    );
    const refusal = refusalOf(
      renameText(desk, OPI, { version: openFile(desk, OPI).version, name: "valle-nuova" }),
    );
    expect((await refusal).problems?.[0]).toMatchObject({ field: "nome del file" });
    for (const fixed of ["pages/orari.md", "pages/peru.md"]) {
      const { version, whyFixed } = openFile(desk, fixed);
      const { sentence } = await refusalOf(renameText(desk, fixed, { version, name: "altro" }));
      expect([sentence, whyFixed]).toEqual([FIXED, FIXED]);
    }
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
    expect(refusal.sentence).toContain("Altri testi portano a questo");
    expect(refusal.problems?.some(({ found }) => found.includes("/app/orari"))).toBe(true);
    expect(bytesIn("pages/orari.md")).not.toBe("");
  });
});

test("a text is found by its words, whatever their accents, and by the address of its page", () => {
  const paths = (sought: string) => findTexts(desk, sought).map(({ path }) => path);
  expect(paths("PER LA VALLE FONDILLO")).toEqual([]);
  expect(paths("per la vàl fondillo e il passo")).toEqual([OPI]);
  expect(findTexts(desk, "val fondillo e il passo")[0]?.excerpt).toContain(
    "Val Fondillo e il Passo dell’Orso",
  );
  for (const address of ["/app/orari", "https://esempio.it/app/orari/?x=1#oggi"])
    expect(paths(address)).toContain("pages/orari.md");
  expect(paths("")).toEqual([]);
});

test("a field that a page does not show is not offered", () => {
  const fieldsOf = (path: string) =>
    Object.keys((openFile(desk, path).schema as { properties: object }).properties);
  expect(fieldsOf("pages/realhome.md")).not.toContain("immagine");
  expect(fieldsOf("pages/orari.md")).toContain("immagine");
  expect(fieldsOf("pages/orari.md")).not.toContain("posizione");
  expect(fieldsOf("pages/peru.md")).toContain("posizione");
});

test("an answer takes its question away in the same save", async () => {
  const { content, order } = (await currentContent(desk)) ?? {};
  if (!content || !order) throw new Error("The content is wrong.");
  const open = openQuestions(content, order);
  const ofHours = open.filter(({ path }) => path === "pages/orari.md");
  expect(ofHours.every(({ answeredIn }) => answeredIn === "hours.yaml")).toBe(true);
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
  expect(words).toEqual([{ word: "comunittà", suggestions: ["comunità"] }]);
});

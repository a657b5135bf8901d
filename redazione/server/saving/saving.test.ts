import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { readCheckedContent } from "../../../pipeline/checks/checked-content.ts";
import { photograph } from "../../../tests/support/photograph.ts";
import { COMPANY, deskOnCopy, NOW, temporaryFolder } from "../../../tests/support/test-desk.ts";
import type { Draft, Refusal, Value } from "../../api.ts";
import { sourceOf } from "../desk.ts";
import { findTexts } from "../find-texts.ts";
import { listFiles, openFile } from "../open-files.ts";
import { takePicture } from "../pictures/pictures.ts";
import { unpublished } from "../publishing/publishing.ts";
import { openQuestions } from "../questions.ts";
import { currentContent } from "./check-changes.ts";
import { draftOfVersion } from "./drafts.ts";
import { emptyText } from "./new-texts.ts";
import { leadingTo } from "./references.ts";
import { removeText, renameText, saveDraft, undoSave } from "./saving.ts";
import { unknownWords } from "./unknown-words.ts";

const desk = deskOnCopy();

const bytesIn = (path: string) => sourceOf(desk, path);
const has = (path: string) => existsSync(join(desk.content, path));

type Fields = { [name: string]: Value };

/** Opens a file, changes some fields, and saves it. */
function save(path: string, changed: Fields, words: string[] = []) {
  const { version, draft } = openFile(desk, path);
  const fields = { ...(draft.fields as Fields), ...changed };
  return saveDraft(desk, { path, version, draft: { ...draft, fields }, words });
}

/** Expects some work to be refused. */
const refused = (work: Promise<unknown>, refusal: Partial<Record<keyof Refusal, unknown>>) =>
  expect(work).rejects.toMatchObject({ refusal });

const undo = ({ save }: { save?: { id: string } }) => undoSave(desk, save?.id ?? "");

const wide = () => photograph(1600, 1000).jpeg().toBuffer();

/** Writes a road that is wrong, or as it was. */
const writeRoad = (text: string) =>
  desk.repository.save("Altri", new Map([["road.yaml", Buffer.from(text)]]), NOW);

describe("a draft of a file", () => {
  test("is saved where it is right, and taken back byte for byte", async () => {
    const before = bytesIn(COMPANY);
    const saved = await save(COMPANY, { titolo: "Prova, in Abruzzo", giorni: "19-22 agosto" });
    const titled = before.replace("Paese di prova", "Prova, in Abruzzo");
    // The new field comes after its predecessor in the schema.
    expect(bytesIn(COMPANY)).toBe(titled.replace(/^posizione: .*$/m, "$&\ngiorni: 19-22 agosto"));
    expect(saved.version).toBe(openFile(desk, COMPANY).version);
    expect(saved.save?.what).toBe("Compagnia «Prova, in Abruzzo»: cambiata");
    expect(await save(COMPANY, {})).toEqual({ version: saved.version });
    await undo(saved);
    expect(bytesIn(COMPANY)).toBe(before);
    await refused(undo(saved), { sentence: "Questo salvataggio non c’è, o non c’è più." });
  });

  test("with something wrong is refused at the field, in the words of the check; what is wrong elsewhere keeps from nothing", async () => {
    const road = bytesIn("road.yaml");
    writeRoad("- stato: boh\n");
    await undo(await save(COMPANY, { giorni: "18-22 agosto" }));
    await refused(save(COMPANY, { regione: "Puglia" }), {
      sentence: expect.stringContaining("da correggere"),
    });
    writeRoad(road);
    const before = bytesIn(COMPANY);
    const sentence = expect.stringMatching(
      /^companies\/paese-di-prova\.md, riga \d+, «regione»: trovato «Puglia» \(6 caratteri\); atteso una regione: Lazio, Abruzzo, Molise o Campania\.$/,
    );
    await refused(save(COMPANY, { regione: "Puglia" }), {
      problems: [{ at: ["regione"], sentence }],
    });
    expect(bytesIn(COMPANY)).toBe(before);
  });

  test("of a file that has changed meanwhile is refused, with the file as it is now", async () => {
    const { version, draft } = openFile(desk, COMPANY);
    const saved = await save(COMPANY, { percorso: "Da Opi a Canneto" });
    const work = saveDraft(desk, { path: COMPANY, version, draft });
    await refused(work, { now: { version: saved.version } });
    const again = { path: COMPANY, version, draft: openFile(desk, COMPANY).draft };
    expect(await saveDraft(desk, again)).toEqual({ version: saved.version });
    await undo(saved);
  });

  test("brings the words that are right with it", async () => {
    const percorso = "Da Opi per Xyzzy";
    await refused(save(COMPANY, { percorso }), { problems: [{ at: ["percorso"] }] });
    await save(COMPANY, { percorso }, ["Xyzzy"]);
    expect(bytesIn("parole.txt").split("\n")).toContain("Xyzzy");
  });
});

describe("a photograph", () => {
  const svg = (inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`);

  /** A telephone's photograph: stored with red beside blue, to be rotated until red is on top, and with its location. */
  const HEIC = readFileSync("tests/fixtures/telefono.heic");
  const late = Buffer.concat([Buffer.alloc(100, " "), svg("<script/>")]);

  test.each([
    ["a.jpg", photograph(600, 400).png().toBuffer(), "larga 600 punti"],
    ["a.svg", svg("<script>alert(1)</script>"), "<script>"],
    ["a.jpg", svg("<script>alert(1)</script>"), "<script>"],
    ["a.svg", gzipSync(svg("<g/>")), "un file che non è SVG"],
    ["a.svg", late, "<script>"],
    ["a.jpg", wide().then((all) => all.subarray(0, 900)), "rovinato"],
    ["a.jpg", Buffer.from("testo"), "un file che non è un’immagine"],
    ["a.heic", HEIC.subarray(0, 1500), "rovinato"],
    ["A.svg", svg(""), "«A.svg»"],
    ["../a.svg", svg(""), "«../a.svg»"],
    ["/altrove/a.svg", svg(""), "«/altrove/a.svg»"],
  ])("%s that cannot be one is refused", async (file, bytes, found) => {
    const sentence = expect.stringContaining(found);
    await refused(takePicture(desk, file, await bytes), { problems: [{ sentence }] });
    expect(desk.uploads.list()).toEqual([]);
  });

  test("comes as HEIC, becomes a JPEG, turned, without where it was taken, and is encoded before it is published", async () => {
    const cache = temporaryFolder();
    vi.stubEnv("BUILD_CACHE", cache);
    expect(HEIC.includes("Telefono di prova")).toBe(true);
    const taken = await takePicture(desk, "statue/img_0002.heic", HEIC);
    expect(taken).toBe("statue/img_0002.jpg");
    const kept = desk.uploads.read(taken);
    const { format, exif, width, height } = await sharp(kept).metadata();
    expect([format, exif, width, height]).toEqual(["jpeg", undefined, 960, 1280]);
    expect(kept?.includes("Telefono di prova")).toBe(false);
    const lights = async (top: number) => {
      const pixel = sharp(kept).extract({ left: 480, top, width: 1, height: 1 });
      return [...(await pixel.raw().toBuffer())];
    };
    const [red = 0, , blueAbove = 255] = await lights(100);
    const [redBelow = 255, , blue = 0] = await lights(1180);
    expect(Math.min(red, blue)).toBeGreaterThan(140);
    expect(Math.max(blueAbove, redBelow)).toBeLessThan(60);
    const isEncoded = () => readdirSync(cache).some((name) => name.endsWith(".webp"));
    await expect.poll(isEncoded, { timeout: 30_000 }).toBe(true);
    desk.uploads.remove([taken]);
  });

  test("is kept upright, not too large, without where it was taken, under a name of its own", async () => {
    const gps = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 40/1 0/1" } };
    const told = { exif: { IFD0: { Copyright: "Chi l’ha scattata" }, ...gps }, orientation: 6 };
    const shot = photograph(1000, 2500).webp({ effort: 0 });
    const bytes = await shot.withMetadata(told).toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeTruthy();
    const taken = await takePicture(desk, "statue/img_0001.webp", bytes);
    expect(taken).toBe("statue/img_0001.jpg");
    const { format, width, height, ...kept } = await sharp(desk.uploads.read(taken)).metadata();
    expect([format, width, height]).toEqual(["jpeg", 2400, 960]);
    for (const told of ["orientation", "exif", "xmp", "iptc", "icc"])
      expect(kept).not.toHaveProperty(told);
    // The same bytes keep the name; another picture of that name gets a number.
    expect(await takePicture(desk, "statue/img_0001.webp", bytes)).toBe(taken);
    const another = await takePicture(desk, "statue/img_0001.jpg", await wide());
    expect(another).toBe("statue/img_0001-2.jpg");
    desk.uploads.remove([taken, another]);
  });
});

/** Saves a new text of a collection. */
async function create(path: string, draft: Draft) {
  return { path, ...(await saveDraft(desk, { path, version: "", draft })) };
}

/** Saves a new company. */
const make = (name: string, rest: Fields = {}, text = "Si parte.\n") => {
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
  return create(`companies/${name}.md`, { fields, text });
};

const at = (name: string) => `/app/pellegrinaggio/compagnie/${name}`;

describe("a new text", () => {
  const hymn: Draft = {
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
    },
    text: "Canta e cammina,\\\ncammina e canta.",
  };

  test("is saved with its name in the index, and taken away with it", async () => {
    const before = bytesIn("verse-groups.yaml");
    const [posto = ""] = emptyText(desk, "hymns").schema.properties?.posto?.enum ?? [];
    const fields = { ...(hymn.fields as Fields), posto, nome: "canto" };
    const saved = await create("hymns/canto.md", { ...hymn, fields });
    expect(bytesIn(saved.path)).toMatch(
      /^---\ntitolo: Canto di prova\n[\s\S]*\n---\n\nCanta e cammina,\\\n/,
    );
    expect(bytesIn(saved.path)).not.toMatch(/^(?:posto|nome):/m);
    expect(bytesIn("verse-groups.yaml")).toContain("canto");
    await removeText(desk, saved);
    expect(has(saved.path)).toBe(false);
    expect(bytesIn("verse-groups.yaml")).toBe(before);
  });

  test("that goes leaves a redirect, also when others went after it; it goes again with the text's return", async () => {
    const before = bytesIn("rinvii.yaml");
    const remove = async (name: string) => {
      const { path, version, successor } = openFile(desk, `companies/${name}.md`);
      expect(successor).toBe("/app/pellegrinaggio/compagnie");
      return removeText(desk, { path, version });
    };
    await make("valle-prima");
    await make("valle-seconda");
    const first = await remove("valle-prima");
    await remove("valle-seconda");
    for (const name of ["valle-prima", "valle-seconda"])
      expect(bytesIn("rinvii.yaml")).toContain(
        `- da: ${at(name)}\n  a: /app/pellegrinaggio/compagnie\n`,
      );
    await undo(first);
    await make("valle-seconda");
    expect(bytesIn("rinvii.yaml")).toBe(before);
  });

  test("gets another name, with all that names it, and leaves a redirect", async () => {
    const { path, version } = await make("valle-a", {}, `Si parte. [Qui](${at("valle-a")})`);
    const text = `[Lì](${at("valle-a")}), non ${at("valle-a-b")}.`;
    const { path: neighbour } = await make("valle-b", { vicine: ["valle-a"] }, text);
    const leading = leadingTo(desk, path, openFile(desk, path).draft);
    expect(leading.map((file) => file.path)).toEqual([neighbour]);
    const renamed = await renameText(desk, { path, version, name: "valle-nuova" });
    expect([has(path), has("companies/valle-nuova.md")]).toEqual([false, true]);
    expect(bytesIn(renamed.path)).toContain(`[Qui](${at("valle-nuova")})`);
    expect(bytesIn(neighbour)).toContain(`[Lì](${at("valle-nuova")}), non ${at("valle-a-b")}.`);
    expect(bytesIn(neighbour)).toMatch(/vicine:\n +- valle-nuova\n/);
    expect(bytesIn("rinvii.yaml")).toContain(`- da: ${at("valle-a")}\n  a: ${at("valle-nuova")}\n`);
    for (const fixed of ["pages/orari.md", "pages/peru.md"]) {
      const { version, whyFixed } = openFile(desk, fixed);
      expect(whyFixed).toMatch(/^Questo indirizzo è stabilito con il sito/);
      const work = renameText(desk, { path: fixed, version, name: "altro" });
      await refused(work, { sentence: whyFixed });
    }
  });

  test("in no group is refused, and nothing of it stays", async () => {
    const sentence = expect.stringContaining("nessun gruppo con canto");
    await refused(create("hymns/canto.md", hymn), { problems: [{ sentence }] });
    expect(has("hymns/canto.md")).toBe(false);
  });

  test.each(["../x", "a/../../x", "A", "à", "", "a.b", "opi\0", "paese-di-prova"])(
    "cannot be called %j, nor be of a kind that is closed",
    async (name) => {
      const work = create(`companies/${name}.md`, hymn);
      await refused(work, { problems: [{ at: ["nome"], file: "" }] });
      await refused(create(`legal/${name}.md`, hymn), {
        sentence: "Il genere «legal» non c’è, o non c’è più.",
      });
    },
  );

  test("that others lead to is not taken away", async () => {
    const { path, version } = openFile(desk, "pages/orari.md");
    await refused(removeText(desk, { path, version }), {
      sentence: expect.stringContaining("Altri testi portano a questo"),
      problems: expect.arrayContaining([
        expect.objectContaining({ found: expect.stringContaining("/app/orari") }),
      ]),
    });
    expect(has(path)).toBe(true);
  });
});

test("a photograph takes the place of a drawing, which comes back with the version that shows it", async () => {
  const path = "pages/peru.md";
  const { draft } = openFile(desk, path);
  const file = await takePicture(desk, "prova.jpg", await wide());
  const { file: drawing } = (draft.fields as { immagine: { file: string } }).immagine;
  const immagine = { file, alt: "La chiesa, vista di fronte.", credito: "Nome Cognome, 2027" };
  await save(path, { immagine });
  expect([`images/${drawing}`, `images/${file}`].map(has)).toEqual([false, true]);
  const { id = "" } = desk.repository.versions(path).at(-1) ?? {};
  const before = draftOfVersion(desk, path, id);
  await saveDraft(desk, { path, version: openFile(desk, path).version, draft: before });
  expect(openFile(desk, path).draft).toEqual(draft);
  expect([`images/${drawing}`, `images/${file}`].map(has)).toEqual([true, false]);
});

test("a text is found by its words, whatever their accents, and by the address of its page", () => {
  const paths = (sought: string) => findTexts(desk, sought).map(({ path }) => path);
  expect(paths("PER LA FONTANA INVENTATA E IL BOSCO")).toEqual([]);
  expect(paths("per la fontàna INVENTATA e il prato")).toEqual([COMPANY]);
  expect(findTexts(desk, "si sale per la fontàna")[0]?.excerpt).toContain(
    "Da qui si sale per la fontana",
  );
  for (const address of ["/app/orari", "esempio.it/app/orari", "https://a.it/app/orari/?x=1#oggi"])
    expect(paths(address)[0]).toBe("pages/orari.md");
  expect(paths("")).toEqual([]);
});

test.each([
  ["pages/realhome.md", "immagine", false],
  ["pages/orari.md", "immagine", true],
  ["pages/orari.md", "posizione", false],
  ["pages/peru.md", "posizione", true],
])("%s is offered the field %s only where its page shows it", (path, field, isOffered) => {
  const { properties } = openFile(desk, path).schema as { properties: object };
  expect(Object.hasOwn(properties, field)).toBe(isOffered);
});

test("an answer takes its question away in the same save", async () => {
  const content = await currentContent(desk);
  const open = content ? openQuestions(content) : [];
  for (const { path, answeredIn, field } of open) {
    expect(answeredIn).toBe(path === "pages/orari.md" ? "hours.yaml" : undefined);
    expect(field).toBe(path === "site.yaml" ? "social" : undefined);
  }
  const path = "to-confirm.yaml";
  const questions = open.findLast((file) => file.path === path)?.questions ?? [];
  const question = questions.at(-1) ?? "";
  const { version, draft } = openFile(desk, path);
  const saved = await saveDraft(desk, { path, version, draft, question });
  expect(bytesIn(path)).not.toContain(question);
  expect(saved.save?.what).toContain(question);
});

test("words that nobody knows come with suggestions, and Latin is left alone", async () => {
  const text = "La comunittà prega.\n\n## Latino\n\nAve maris stella.\n";
  const words = [{ word: "comunittà", suggestions: ["comunità"] }];
  expect(await unknownWords(desk, text)).toEqual(words);
});

test("after all this the checks that guard the content find nothing, and what is to be published is told", async () => {
  await readCheckedContent(desk.content);
  expect(listFiles(desk).length).toBeGreaterThan(150);
  expect(unpublished(desk)).toContain("Compagnia «Valle prima»: aggiunta");
});

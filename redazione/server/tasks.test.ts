import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readCheckedContent } from "../../pipeline/checks/checked-content.ts";
import { readSheetOrder } from "../../pipeline/checks/sheet-order.ts";
import type { Draft, NewFile, Value } from "../api.ts";
import { findTexts } from "./find-texts.ts";
import { openFile } from "./open-files.ts";
import { takePicture } from "./pictures/pictures.ts";
import { unpublished } from "./publishing/publishing.ts";
import { openQuestions, rectorsSheet, saveAnswer } from "./questions.ts";
import { currentContent } from "./saving/check-changes.ts";
import { readDraft } from "./saving/file-text.ts";
import { emptyText } from "./saving/new-texts.ts";
import { removeText, renameText, saveDraft, saveNew, undoSave } from "./saving/saving.ts";
import { deskOnCopy } from "./test-desk.ts";
import { draftOfVersion } from "./versions.ts";

/*
 * A secretary's tasks over a year, in sequence on a copy of the content: the desk accepts them all, and afterwards the
 * checks of the real content find nothing. All of it is fictitious.
 */

const desk = deskOnCopy();

type Fields = Record<string, Value>;

/** Opens a file, changes it, and saves it. */
async function save(path: string, change: (fields: Fields, draft: Draft) => void) {
  const { version, draft } = openFile(desk, path);
  change(draft.fields as Fields, draft);
  const saved = await saveDraft(desk, version, { path, draft });
  expect(saved.save?.what, path).toBeTruthy();
  return saved;
}

/** Saves a new text, based on the empty one. */
const write = (kind: string, name: string, rest: Pick<NewFile, "also">, draft: Draft) => {
  const fields = { ...(emptyText(desk, kind).draft.fields as Fields), ...(draft.fields as Fields) };
  return saveNew(desk, { kind, name, ...rest, draft: { ...draft, fields } });
};

const photograph = (shade: number) =>
  sharp({
    create: { width: 1600, height: 1200, channels: 3, background: { r: shade, g: 90, b: 9 } },
  })
    .jpeg()
    .toBuffer();

const BY = "Fotografia di Nome Cognome, 2027";

const SOURCE = [{ testo: "Il rettore, 3 marzo 2027", certezza: "certo" }];

test("the road is closed tonight, and a notice with a photograph says so", async () => {
  await save("road.yaml", (_, draft) => {
    const bulletin = { stato: "chiusa", dal: "2026-11-22T18:00", emesso: "2026-11-22T18:00" };
    draft.fields = [
      ...(draft.fields as Value[]),
      { ...bulletin, testo: "La strada da Settefrati è chiusa per neve." },
    ];
  });
  const { file } = await takePicture(desk, "avvisi/prova.jpg", await photograph(1));
  await save("news.yaml", (_, draft) => {
    const notice = {
      id: 9099001,
      titolo: "Avviso di prova",
      testo: "Non si sale.",
      al: "2026-11-29",
    };
    const foto = [{ file, descrizione: "La strada coperta di neve." }];
    draft.fields = [...(draft.fields as Value[]), { ...notice, foto, dal: "2026-11-27T08:00" }];
  });
});

test("the hours of winter are written, then those of a day", async () => {
  await save("hours.yaml", (fields) => {
    fields.periodi = [
      {
        ...{ nome: "Inverno", dal: "2026-11-01", al: "2027-03-31" },
        apertura: [{ giorni: ["ogni giorno"], dalle: "9:00", alle: "12:30" }],
        messe: [{ giorni: ["domenica"], ore: ["11:00", "16:00"] }],
        prefestive: ["16:00"],
        confermato_da: "il rettore, 3 novembre 2026",
      },
    ];
    fields.giorni_speciali = [{ giorno: "2026-12-25", nome: "Natale", messe: ["0:00", "11:00"] }];
  });
});

test("a photograph takes the place of the drawing of the statue, and thirty come to the feasts", async () => {
  const pictureOf = async (name: string, shade: number) => {
    const { file } = await takePicture(desk, name, await photograph(shade));
    return { file, alt: `Una fotografia di prova, la ${shade}ª.`, credito: BY };
  };
  const statue = await pictureOf("statue/prova.jpg", 2);
  await save("pages/statue/madonna.md", (fields) => {
    fields.immagine = { ...statue, alt: "La statua della Madonna, vista di fronte." };
  });
  const many = Array.from({ length: 30 }, (_, at) => pictureOf(`prova-${at}.jpg`, at + 10));
  const gallery = await Promise.all(many);
  await save("pages/pellegrinaggio/feste.md", (fields) => {
    fields.galleria = gallery;
  });
  const splash = await pictureOf("home/prova.jpg", 50);
  await save("home-images.yaml", (fields) => {
    const [from, to] = ["2026-11-20T08:00", "2027-08-22T00:00"];
    const shown = { immagine: splash, pubblicata_dal: from, scade_il: to };
    const titles = { titolo_prima: "Alla festa: ", titolo_durante: "È festa ", titolo_dopo: "" };
    const day = { inizio: "2027-08-22", fine: "2027-08-23" };
    const countdown = { visibile_dal: from, visibile_fino_al: to, ...day, ...titles };
    const images = fields.immagini as Value[];
    fields.immagini = [...images, { id: 9099, ...shown, conto_alla_rovescia: countdown }];
  });
  await save("companies/opi.md", (fields) => {
    (fields.immagine as Fields).didascalia = "Un’altra didascalia, con lo stendardo.";
  });
});

test("the telephone changes, and a sentence of a page", async () => {
  await save("site.yaml", (fields) => {
    fields.telefono = "0776 000000";
    fields.telefono_internazionale = "+390776000000";
  });
  await save("pages/peru.md", (_, draft) => {
    draft.text += "\nScriveteci la data della festa.\n";
  });
});

test("a company, a prayer and a page are added, with a voice of the menu", async () => {
  await write(
    "companies",
    "valle-di-sotto",
    {},
    {
      fields: {
        titolo: "Valle di Sotto",
        sommario:
          "Da Valle di Sotto si viene a Canneto a piedi in due giorni, in agosto, per i monti.",
        ...{ comune: "Opi", provincia: "L’Aquila", regione: "Abruzzo" },
        ...{ posizione: "41.4022, 13.8319", fonti: SOURCE },
      },
      text: "Si parte al mattino presto.",
    },
  );
  const [group = ""] = emptyText(desk, "prayers").places;
  await write(
    "prayers",
    "preghiera-di-prova",
    { also: group },
    {
      fields: {
        titolo: "Preghiera di prova",
        sommario:
          "«Madre, prega con noi»: una preghiera di prova, da dire la sera prima di dormire.",
        ...{ lingua: ["it"], origine: "Preghiera popolare", autore: "Tradizionale" },
        ...{ anno: "XX secolo", pubblico_dominio: "Perché è una prova.", fonti: SOURCE },
      },
      text: "Madre, prega con noi,\\\nadesso e sempre.",
    },
  );
  await write(
    "pages",
    "festa-di-prova",
    { also: emptyText(desk, "pages").places[1] as string },
    {
      fields: {
        titolo: "La festa di prova",
        sommario: "Com’è andata la festa di prova: la novena, la vigilia e il giorno della festa.",
        fonti: SOURCE,
      },
      text: "La festa di prova è stata una festa di tutti.",
    },
  );
  await save("navigation.yaml", (fields) => {
    const entry = { voce: "LA FESTA DI PROVA", indirizzo: "/app/festa-di-prova" };
    fields.laterale = [...(fields.laterale as Value[]), entry];
  });
});

test("a sentence is found, a page gets another address, and is taken back as it was before", async () => {
  const sought = "scriveteci la DATA della festa";
  expect(findTexts(desk, sought).map(({ path }) => path)).toEqual(["pages/peru.md"]);
  const { path, version } = openFile(desk, "pages/festa-di-prova.md");
  const { path: moved } = await renameText(desk, path, { version, name: "altra-prova" });
  await save(moved, (fields) => {
    fields.titolo = "Un altro titolo";
  });
  const before = desk.repository.versions(moved).map(({ what }) => what);
  expect(before).toEqual([
    "Pagina «Un altro titolo»: cambiata",
    "«La festa di prova»: da /app/festa-di-prova a /app/altra-prova",
    "Pagina «La festa di prova»: aggiunta",
  ]);
  const versionOf = async (of: string) => {
    const { id = "" } = desk.repository.versions(of).at(-1) ?? {};
    const draft = draftOfVersion(desk, of, id);
    await saveDraft(desk, openFile(desk, of).version, { path: of, draft });
    return desk.repository.bytesOf(of)?.toString("utf8");
  };
  expect(await versionOf(moved)).toContain("titolo: La festa di prova");
  // The drawing that a photograph has replaced comes back with the version that shows it.
  const statue = "pages/statue/madonna.md";
  await versionOf(statue);
  const first = readDraft(statue, readFileSync(`content/${statue}`, "utf8"));
  expect(openFile(desk, statue).draft).toEqual(first);
});

test("a text is taken away, and brought back", async () => {
  const path = "companies/valle-di-sotto.md";
  const { version } = openFile(desk, path);
  const { save: removal } = await removeText(desk, path, version);
  await undoSave(desk, removal?.id ?? "");
  expect(openFile(desk, path).version).toBe(version);
});

test("the rector answers three questions", async () => {
  for (let count = 0; count < 3; count += 1) {
    const { content, order } = (await currentContent(desk)) ?? {};
    const [first] = content && order ? openQuestions(content, order) : [];
    if (!first) return;
    const { path, questions } = first;
    const { index = 0 } = questions[0] ?? {};
    await saveAnswer(desk, { path, index, version: openFile(desk, path).version });
  }
});

test("then the checks that guard the content find nothing, and what is to be published is told", async () => {
  await readCheckedContent(desk.content);
  readSheetOrder(desk.content);
  expect(await rectorsSheet(desk)).toContain("Domande al rettore");
  const told = unpublished(desk).join("\n");
  for (const what of [
    "Bollettino «La strada",
    "Avviso «Avviso di prova»: aggiunto",
    "«La festa di prova»: aggiunta",
  ])
    expect(told).toContain(what);
});

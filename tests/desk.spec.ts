import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect as base, type Dialog, type Page, test } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { git } from "./support/git.ts";
import { photograph } from "./support/photograph.ts";
import { holdBack } from "./support/test.ts";

/*
 * The tasks of the editors' guide, carried out at the desk on a copy of the content. All tests share a desk and a page:
 * each opens its own file and checks its text afterwards.
 */

test.describe.configure({ mode: "default", timeout: 120_000 });

// The desk reads the whole content, and makes pages: a busy machine takes long for it.
const expect = base.configure({ timeout: 60_000 });

/** A page that always exists; tests/support/desk-server.ts adds questions to the rector. */
const PAGE = "pages/preghiere/home.md";

const PREVIEWS = "**/api/preview";

let desk: ChildProcess;
let key: string;
let address: string;
let project: string;
let content: string;
let page: Page;

test.beforeAll(async ({ browser }) => {
  desk = fork("tests/support/desk-server.ts", { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  [{ key, address, project, content }] = await once(desk, "message");
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  await page.goto(key);
});

// A preview takes the desk and the browser a page: it is made for the tests that look at it, and for what is missing.
test.beforeEach(() =>
  page.route(PREVIEWS, (route) => route.fulfill({ json: { pages: [], problems: [] } })),
);

test.afterEach(() => page.unrouteAll());

test.afterAll(async () => {
  const gone = once(desk, "exit");
  desk.kill();
  await gone;
});

const fileOf = (path: string) => readFileSync(join(content, path), "utf8");

/** Returns the title in a page's file. */
const titleOf = (path: string) => /^titolo: "?(.*?)"?$/m.exec(fileOf(path))?.[1] ?? "";

/** Returns the names of the texts in a folder of the content. */
const textsIn = (folder: string) =>
  readdirSync(join(content, folder)).map((name) => name.replace(/\.md$/, ""));

/** Returns the lines changed by a save: those in only one of two states. */
function changed(before: string, after: string) {
  const [old, young] = [before.split("\n"), after.split("\n")];
  return {
    gone: old.filter((line) => !young.includes(line)),
    come: young.filter((line) => !old.includes(line)),
  };
}

async function open(hash: string, title: string): Promise<void> {
  await page.goto(`${address}/#${hash}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** Presses the first button with a name. */
const press = (name: string | RegExp, within: Pick<Page, "getByRole"> = page) =>
  within.getByRole("button", { name, exact: true }).first().click();

/** Finds the last field with a label. */
const field = (label: string) =>
  page.getByLabel(new RegExp(`^${label}(?: \\(facoltativo\\))?$`)).last();

async function fillIn(fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await field(label).fill(text);
}

const expectSaved = (at = page) => expect(at.getByText("Salvato. I visitatori")).toBeVisible();

async function save(): Promise<void> {
  await press("Salva");
  await expectSaved();
}

/** Asks the desk's server as its page does. */
const get = (name: string) =>
  page.evaluate(async (asked) => {
    const token = document.querySelector<HTMLMetaElement>("meta[name=desk-token]")?.content ?? "";
    const headers = { "X-Desk-Token": token };
    const answer = await fetch(`/api/${asked}`, { method: "POST", headers });
    return answer.json();
  }, name);

const preview = () => page.frameLocator('iframe[title="Anteprima della pagina"]');

test("who goes elsewhere just as a file comes is not brought back", async () => {
  test.slow();
  await open("/", "Che cosa fare oggi");
  await page.evaluate(() => {
    new MutationObserver((_, watch) => {
      if (!document.querySelector('[aria-label="Anteprima"]')) return;
      watch.disconnect();
      location.hash = "#/cronologia";
    }).observe(document.body, { subtree: true, childList: true });
    location.hash = "#/apri/road.yaml";
  });
  // The first file that is opened waits for the content to be read.
  const history = page.getByRole("heading", { level: 1, name: "Cronologia" });
  await expect(history).toBeVisible({ timeout: 120_000 });
});

test("the road is closed by snow until Friday", async () => {
  await page.unroute(PREVIEWS);
  await open("/", "Che cosa fare oggi");
  await page.getByRole("link", { name: "Dire com’è la strada" }).click();
  await field("Fino a quando: giorno").fill("2099-01-16");
  await field("Che cosa dire").fill("La strada da Settefrati è chiusa per neve.");
  await expect(preview().getByText("chiusa per neve").first()).toBeVisible();
  // Cookies count as accepted, so that no notice covers the page.
  await expect(preview().getByRole("button", { name: "Accetta" })).toHaveCount(0);
  await save();
  const written = fileOf("road.yaml");
  expect(written).toContain("testo: La strada da Settefrati è chiusa per neve.");
  expect(written).toMatch(/al: "?2099-01-16"?\n/);
});

test("what is missing is said at its field and above, and nothing is saved", async () => {
  await page.unroute(PREVIEWS);
  const before = fileOf("news.yaml");
  await open("/", "Che cosa fare oggi");
  await page.getByRole("link", { name: "Pubblicare un avviso" }).click();
  await field("Titolo").fill("Messa spostata");
  await press("Salva");
  const summary = page.getByRole("region", { name: /da correggere/ });
  await expect(summary).toBeFocused();
  expect(fileOf("news.yaml")).toBe(before);
  await press(/Si chiude/, summary);
  await expect(field("Si chiude: giorno")).toBeFocused();
});

test("a draft is there again when the desk is opened anew, and becomes a notice", async () => {
  await page.unroute(PREVIEWS);
  await page.reload();
  await expect(page.getByText("Abbiamo ritrovato quello che stavate scrivendo")).toBeVisible();
  await press("Messa spostata");
  await page.getByRole("textbox", { name: "Testo" }).fill("La Messa delle 17 è alle 18.");
  await fillIn({ "Si apre: giorno": "2099-01-10", "Si chiude: giorno": "2099-01-16" });
  // It is seen as on the day on which it opens.
  await expect(page.getByLabel("In che momento")).toHaveValue(/^2099-01-10T/);
  await expect(preview().getByRole("heading", { name: "Messa spostata" })).toBeVisible();
  await save();
  expect(fileOf("news.yaml")).toContain("titolo: Messa spostata");
});

test("the hours of a summer are written, and change from the first of June", async () => {
  await open("/apri/hours.yaml", "Orari");
  await press("Aggiungi un periodo");
  await fillIn({ "Nome del periodo": "Estate 2099", Dal: "2099-05-01", Al: "2099-10-31" });
  const masses = page.getByRole("region", { name: /^Messe \(/ });
  await press("Aggiungi giorni e ore", masses);
  await masses.getByLabel("domenica").check();
  await press("Aggiungi un’ora", masses);
  const confirmed = "Chi ha confermato, e quando";
  await fillIn({ "Ore, 1": "17:00", [confirmed]: "il rettore, 20 aprile 2099" });
  await save();
  const before = fileOf("hours.yaml");

  await field("Da che giorno").fill("2099-06-01");
  await press("Prepara il nuovo periodo");
  await fillIn({ "Ore, 1": "18:00", [confirmed]: "il rettore, 2 maggio 2099" });
  await save();
  const { gone, come } = changed(before, fileOf("hours.yaml"));
  expect(gone).toEqual([]);
  expect(come.join("\n")).toMatch(/al: "?2099-05-31"?[\s\S]*dal: "?2099-06-01"?[\s\S]*"?18:00/);
});

test("a photograph takes the place of a drawing", async () => {
  const drawn = readdirSync(join(content, "pages/chiesa")).find((name) =>
    /^immagine:\n {2}file: \S+\.svg$/m.test(fileOf(`pages/chiesa/${name}`)),
  );
  test.skip(!drawn, "No page of the church has a drawing any more.");
  const path = `pages/chiesa/${drawn}`;
  await open("/elenco?per=fotografia", "In quale pagina va la fotografia?");
  const search = page.getByLabel("Cerca per titolo, per parole");
  // The main page has no picture above its text, but a gallery.
  await search.fill("pagina principale");
  const mainPage = page.getByRole("link", { name: "(la pagina principale)" });
  await expect(mainPage).toHaveAttribute("href", /campo=galleria$/);
  const answerNow = await holdBack(page, "**/api/found");
  await search.fill("parolachenonc’è");
  await expect(page.getByText("Si cerca nei testi…")).toBeVisible();
  answerNow();
  await expect(page.getByText("Nessun titolo e nessun testo")).toBeVisible();
  await search.fill(`https://esempio.it/app/${path.slice("pages/".length, -".md".length)}`);
  const found = page.getByRole("region", { name: "Nei testi" });
  await expect(found.getByRole("link")).toHaveCount(1);
  await search.fill(titleOf(path));
  const listed = page.getByRole("link", { name: titleOf(path) });
  await listed.first().click();
  const lack = page.getByText("Qui manca una fotografia");
  await expect(lack).toBeVisible();
  const buffer = await photograph(1600, 1000).jpeg().toBuffer();
  const goOn = await holdBack(page, "**/api/picture?*");
  await page
    .getByLabel("Prendi un file di questo computer")
    .setInputFiles({ name: "Dalla Porta.JPG", mimeType: "image/jpeg", buffer });
  // Edits made during the photograph's upload are kept.
  await field("Sommario").fill("La porta dorata, dietro cui si custodisce l’Eucaristia.");
  goOn();
  await expect(page.getByText("chiesa/dalla-porta.jpg")).toBeVisible();
  await expect(lack).toBeHidden();
  // The drawing's description does not apply to the photograph.
  await expect(field("Che cosa si vede")).toHaveValue("");
  await fillIn({
    "Che cosa si vede": "La porta dorata del tabernacolo, nella chiesa.",
    "Chi l’ha fatta": "Fotografia di Mario Rossi, 2027",
  });
  await page.getByLabel("da sinistra").fill("40");
  await save();
  const written = fileOf(path);
  expect(written).toContain("file: chiesa/dalla-porta.jpg");
  expect(written).toContain("La porta dorata, dietro cui");
  expect(written).toMatch(/fuoco: "?40% 50%"?\n/);
});

test("many photographs come at once, and are put in order by keys and by dragging", async () => {
  await open(`/apri/${PAGE}?campo=galleria`, titleOf(PAGE));
  const files = ["Terza 3.png", "Prima 1.png", "Seconda 2.png"].map(async (name, shade) => {
    const picture = photograph(1000 + shade, 700).png();
    return { name, mimeType: "image/png", buffer: await picture.toBuffer() };
  });
  await page.getByLabel("Prendi molte fotografie insieme").setInputFiles(await Promise.all(files));
  const gallery = page.getByRole("region", { name: /^Altre fotografie/ });
  const entries = gallery.getByRole("listitem");
  const opener = (at: number) => entries.nth(at).locator("[aria-expanded]").first();
  const thumbnail = gallery.locator("[draggable] > img");
  const shown = () =>
    thumbnail.evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ src }) => /([a-z]+)-\d\.png$/.exec(src)?.[1]),
    );
  await expect.poll(shown).toEqual(["prima", "seconda", "terza"]);
  await opener(2).press("Alt+ArrowUp");
  await expect.poll(shown).toEqual(["prima", "terza", "seconda"]);
  await expect(opener(1)).toBeFocused();
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(shown).toEqual(["terza", "prima", "seconda"]);
  await thumbnail.nth(0).dragTo(thumbnail.nth(2));
  await expect.poll(shown).toEqual(["prima", "seconda", "terza"]);
  const credit = "Fotografia di prova, 2027";
  await gallery.getByLabel(/^Chi le ha fatte/).fill(credit);
  await opener(2).click();
  await expect(entries.nth(2).getByLabel("Chi l’ha fatta")).toHaveValue(credit);
  await page.setViewportSize({ width: 360, height: 640 });
  const bar = await page.getByRole("region", { name: "Salvare" }).boundingBox();
  expect(bar?.height, "the save bar leaves a phone to the form").toBeLessThan(640 / 6);
  await page.setViewportSize({ width: 1280, height: 900 });
  page.once("dialog", (dialog) => dialog.accept());
  await press("Lascia perdere");
  await expect(entries).toHaveCount(0);
});

test("one sentence of a page is corrected, and one line differs", async () => {
  await page.unroute(PREVIEWS);
  const before = fileOf(PAGE);
  await open(`/apri/${PAGE}`, titleOf(PAGE));
  const text = page.getByRole("textbox", { name: "Testo" });
  await text.press("Control+End");
  await page.keyboard.type("\n\nLa festa è in agosto. ");
  await press("Numero di telefono");
  // Everything typed is in the draft.
  await expect(preview().getByText("La festa è in agosto.")).toBeVisible();
  // A notice that opens in the preview leaves the focus to who is typing.
  const notice = preview().getByRole("button", { name: "OK" });
  await expect(notice).toBeVisible();
  await expect(text).toBeFocused();
  await save();
  const { gone, come } = changed(before, fileOf(PAGE));
  expect([gone, come]).toEqual([
    [],
    ["La festa è in agosto. [{telefono}](tel:{telefono_internazionale})"],
  ]);
  // Who walks on in the preview can correct what is read there.
  await notice.click();
  const prayer = preview().locator('main a[href^="/app/preghiere/"]:not([href$="/home"])').first();
  const correct = page.getByRole("link", { name: "Correggi questa pagina" });
  // The save shows the page once more, perhaps just after one has walked on.
  await expect(async () => {
    await prayer.click({ timeout: 5_000 });
    await expect(correct).toHaveAttribute("href", /^#\/apri\/prayers\//, { timeout: 5_000 });
  }).toPass();
});

test("a save is undone from the history, also later, and the pictures of a save open", async () => {
  await open("/cronologia", "Cronologia");
  const picture = page.getByRole("link", { name: "dalla-porta.jpg" }).first();
  const shown = await page.request.get(address + (await picture.getAttribute("href")));
  expect(shown.headers()["content-type"]).toBe("image/jpeg");
  await press(/^Annulla: /);
  await expect(page.getByText("Annullato: il file è com’era prima.")).toBeVisible();
  expect(fileOf(PAGE)).not.toContain("La festa è in agosto.");
});

async function nameSource(source: string): Promise<void> {
  await press(/^Fonti/);
  await press("Aggiungi una fonte");
  await field("Fonte").fill(source);
  await field("Certo").check();
}

test("a hymn is added, in a group of the index", async () => {
  await open("/nuovo/hymns", "Un inno nuovo");
  await field("Titolo").fill("Canto di prova");
  await expect(field("Nome nell’indirizzo")).toHaveValue("canto-di-prova");
  for (const language of ["Latino", "Italiano"]) await field(language).check();
  await fillIn({
    Sommario: "«Ti adoro con devozione»: la prima strofa di un inno, da dire in silenzio.",
    "Da dove viene": "Inno latino all’Eucaristia",
    Autore: "Attribuito a san Tommaso d’Aquino (morto nel 1274)",
    "Anno o secolo": "XIII secolo",
    "Perché si può pubblicare": "Il latino è del XIII secolo.",
  });
  await nameSource("Testo latino tradizionale");
  await press("Latino e italiano, uno accanto all’altro");
  const column = (language: RegExp) => page.getByRole("textbox", { name: language });
  await column(/^Latino/).fill("Adoro te devote, latens Deitas,\nquae sub his figuris.");
  await press(/^Versi: a capo/);
  await column(/^Italiano/).fill("Ti adoro con devozione, Dio nascosto,\\\nsotto questi segni.");
  await expect(page.getByText("Resta da scegliere dove si legge.")).toBeVisible();
  await field("Dove si legge").selectOption({ index: 1 });
  await press("Salva");
  await expect(page).toHaveURL(/#\/apri\/hymns\/canto-di-prova\.md/);
  expect(fileOf("verse-groups.yaml")).toContain("canto-di-prova");
  expect(fileOf("hymns/canto-di-prova.md")).toContain("latens Deitas,\\\nquae sub");
});

test("a page is added, in its section", async () => {
  await page.unroute(PREVIEWS);
  await open("/nuovo/pages", "Una pagina nuova");
  const name = field("Nome nell’indirizzo");
  await fillIn({
    Titolo: "Paese di prova",
    Sommario: "Anche qui qualcuno prega la Madonna di Canneto, e può scriverci ogni anno.",
  });
  await nameSource("Chi ci vive");
  await page.getByRole("textbox", { name: "Testo" }).fill("La festa è in agosto.");
  // A problem is reported at its field: here a name that is already taken.
  await name.fill("orari");
  await field("Dove si legge").selectOption({ index: 1 });
  await press("Salva");
  await press("Nome nell’indirizzo");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/«orari»/);
  await name.fill("paese-di-prova");
  // Leaving by a link, the back button, or closing the desk asks for confirmation, and is cancelled here; the draft is
  // kept.
  const asked: string[] = [];
  const refuse = (dialog: Dialog) => {
    asked.push(dialog.type());
    void (dialog.type() === "confirm" ? dialog.dismiss() : dialog.accept());
  };
  page.on("dialog", refuse);
  await page.getByRole("link", { name: "Oggi" }).click();
  await expect.poll(() => asked).toEqual(["confirm"]);
  await expect(page).toHaveURL(/#\/nuovo\/pages$/);
  await page.goBack();
  await expect.poll(() => asked).toEqual(["confirm", "confirm"]);
  await expect(page).toHaveURL(/#\/nuovo\/pages$/);
  await page.reload();
  page.off("dialog", refuse);
  expect(asked).toEqual(["confirm", "confirm", "beforeunload"]);
  await expect(page.getByText("Abbiamo ritrovato quello che stavate scrivendo")).toBeVisible();
  await expect(name).toHaveValue("paese-di-prova");
  await save();
  await expect(page).toHaveURL(/#\/apri\/pages\/paese-di-prova\.md/);
  expect(fileOf("sections.yaml")).toContain("/app/paese-di-prova");
});

test("a page gets another address, and is taken back as it was before", async () => {
  await press("Cambia l’indirizzo");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "Sezioni del sito" })).toBeVisible();
  const steps = await page.evaluate(() => history.length);
  await dialog.getByLabel("Nome nell’indirizzo").fill("altro-paese");
  await press("Cambialo", dialog);
  await expect(page).toHaveURL(/#\/apri\/pages\/altro-paese\.md/);
  expect(await page.evaluate(() => history.length), "nothing to go back to").toBe(steps);
  expect(fileOf("rinvii.yaml")).toContain("- da: /app/paese-di-prova\n  a: /app/altro-paese\n");
  const title = field("Titolo");
  await title.fill("Altro titolo");
  await save();
  await press("Le versioni di prima");
  await dialog.getByText("Pagina «Altro titolo»: cambiata").click();
  await expect(dialog.getByRole("deletion").filter({ hasText: "Paese" }).first()).toBeVisible();
  await press(/^Riprendi/, dialog);
  await expect(title).toHaveValue("Paese di prova");
  await save();
  expect(fileOf("pages/altro-paese.md")).toContain("titolo: Paese di prova");
});

test("a feast is added on its day", async () => {
  const before = fileOf("calendar.yaml");
  await open("/apri/calendar.yaml", "Feste e ricorrenze");
  await press("Aggiungi una festa");
  await fillIn({
    Sigla: "festa-di-prova",
    "Nome della festa": "Festa di prova",
    "Che cosa si vive": "Messa e processione nella valle.",
  });
  await field("Giorno: giorno").selectOption("16");
  await field("Giorno: mese").selectOption("agosto");
  await save();
  const { gone, come } = changed(before, fileOf("calendar.yaml"));
  expect(gone).toEqual([]);
  expect(come.join("\n")).toMatch(/sigla: festa-di-prova[\s\S]*giorno: "?08-16"?/);
});

test("the telephone is changed in one place", async () => {
  await open("/apri/site.yaml", "Telefono, indirizzo, pagine sociali");
  await fillIn({ Telefono: "0776 691107", "Telefono da chiamare": "+390776691107" });
  await save();
  expect(fileOf("site.yaml")).toContain("0776 691107");
});

test("a question of the rector is answered, and goes", async () => {
  const before = fileOf(PAGE);
  await open("/", "Che cosa fare oggi");
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Il foglio da stampare per il rettore" }).click();
  const sheet = await opened;
  await expect(sheet.getByRole("heading", { name: "Domande al rettore" })).toBeVisible();
  await expect(sheet.getByText("Una domanda?")).toBeVisible();
  await sheet.close();
  await open(`/apri/${PAGE}?domanda=${encodeURIComponent("Una domanda?")}`, titleOf(PAGE));
  await expect(page.getByRole("region", { name: "Domanda al rettore" })).toBeVisible();
  // Nothing was edited: the desk asks whether to remove the question anyway.
  page.once("dialog", (dialog) => dialog.accept());
  await press("Salva la risposta e togli la domanda");
  await expect(page.getByRole("heading", { level: 1, name: "Che cosa fare oggi" })).toBeVisible();
  const { gone, come } = changed(before, fileOf(PAGE));
  expect(gone.length).toBe(1);
  expect(come.length).toBeLessThan(2);

  await test.step("also where its answer belongs into another file", async () => {
    const asks = new URLSearchParams({ domanda: "Un’altra?", di: PAGE });
    await open(`/apri/site.yaml?${asks}`, "Telefono, indirizzo, pagine sociali");
    page.once("dialog", (dialog) => dialog.accept());
    await press("Salva la risposta e togli la domanda");
    await expect(page.getByRole("heading", { level: 1, name: /^Che cosa/ })).toBeVisible();
    expect(fileOf(PAGE)).not.toContain("Un’altra?");
  });
});

test("a file that was changed from outside is shown with both sides, and mine are kept", async () => {
  await open("/apri/pilgrim-sheet.yaml", "Foglio del pellegrino");
  const verses = page.getByLabel("Quante strofe");
  const mine = (await verses.inputValue()) === "1" ? "2" : "1";
  await verses.fill(mine);
  const file = join(project, "content/pilgrim-sheet.yaml");
  const before = readFileSync(file, "utf8");
  const theirs = textsIn("prayers").find((name) => !before.includes(`preghiera: ${name}\n`));
  writeFileSync(file, before.replace(/preghiera: .*/, `preghiera: ${theirs}`));
  git(project, "commit", "--quiet", "--all", "--message", "Altri");
  await get("today");
  await press("Salva");
  const conflict = page.getByRole("region", { name: /cambiato mentre scrivevate/ });
  await expect(conflict).toContainText(String(theirs));
  await press(/Tieni le mie/, conflict);
  // Pressed twice, it is one save.
  for (const _ of [1, 2]) await page.keyboard.press("Control+s");
  await expectSaved();
  await expect(conflict).toHaveCount(0);
  const both = new RegExp(`preghiera: ${theirs}\n[^]*strofe: ${mine}`);
  expect(fileOf("pilgrim-sheet.yaml")).toMatch(both);
  const other = await page.context().newPage();
  await other.goto(`${address}/#/apri/pilgrim-sheet.yaml`);
  await other.getByLabel("Quante strofe").fill("3");
  await other.keyboard.press("Control+s");
  await expectSaved(other);
  await other.close();
  await press("Annulla il salvataggio");
  await expect(page.getByRole("alert")).toContainText("le stesse righe sono state cambiate");
});

test("nothing differs in any file that is opened and not touched", async () => {
  const all: { path: string; kind: string; title: string }[] = await get("files");
  // One text of each kind, and every single file.
  const files = all.filter(
    ({ path, kind }, at) =>
      !path.endsWith(".md") || all.findIndex((one) => one.kind === kind) === at,
  );
  // No pages or pictures are added or removed meanwhile.
  for (const name of ["pages", "pictures"]) {
    const json = await get(name);
    await page.route(`**/api/${name}`, (route) => route.fulfill({ json }));
  }
  for (const { path, title } of files) {
    await open(`/apri/${path}`, title);
    await expect(page.getByRole("region", { name: "Salvare" })).toContainText("Niente da salvare.");
  }
});

test("axe finds nothing wrong with the pages of the desk", async () => {
  await page.unroute(PREVIEWS);
  for (const hash of ["/", `/apri/hymns/${textsIn("hymns")[0]}.md`, "/nuovo/companies"]) {
    await page.goto(`${address}/#${hash}`);
    await expect(page.locator("h2").first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  }
});

test("what visitors read now is told with the hour, or that nobody knows", async () => {
  await open("/", "Che cosa fare oggi");
  await expect(page.getByText(/^Il sito pubblico non risponde/)).toBeVisible();
  const json = { address: "https://esempio.it", built: "2027-01-14T06:05:00Z", isPublished: true };
  await page.route("**/api/visitors", (route) => route.fulfill({ json }));
  await page.reload();
  await expect(page.getByText(/ciò che è pubblicato: .* 14 gennaio 2027 alle 07:05/)).toBeVisible();
});

test("the changes to be published are told in plain words", async () => {
  await open("/pubblicare", "Pubblicare");
  await expect(page.getByRole("region", { name: "Che cosa cambia" })).toContainText(titleOf(PAGE));
  await expect(page.getByLabel("Chi pubblica")).toBeVisible();
});

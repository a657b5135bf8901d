import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isBuildFresh } from "../../../pipeline/render/build-stamp.ts";
import { git } from "../../../tests/support/git.ts";
import { writeFiles } from "../../../tests/support/temporary-folder.ts";
import {
  COMPANY,
  deskOf,
  deskOnCopy,
  NOW,
  temporaryFolder,
} from "../../../tests/support/test-desk.ts";
import type { PublishingLine } from "../../api.ts";
import { sourceOf } from "../desk.ts";
import { today } from "../today.ts";
import { publishToFolder, refusalOfFolder } from "./publish-to-folder.ts";
import { type Build, describePublishing, publish } from "./publishing.ts";

const settings = temporaryFolder();
const desk = deskOnCopy(settings);
const { project } = desk;
const remote = join(settings, "remoto.git");

const setUp = (way: string, folder = "build/client") =>
  writeFileSync(
    join(settings, "pubblicazione.yaml"),
    `come: ${way}\ncartella: ${folder}\nremoto: ${remote}\nramo: main\n`,
  );

/** Changes a file of somebody's checkout, and commits it. */
function commit(folder: string, path: string, from: RegExp, to: string): void {
  writeFiles(folder, { [path]: readFileSync(join(folder, path), "utf8").replace(from, to) });
  git(folder, "commit", "--quiet", "--all", "--message", "Altri");
}

/** Simulates a build, which writes a page with the hours. */
const build: Build = async (folder) => {
  const hours = readFileSync(join(folder, "content/hours.yaml"), "utf8");
  writeFiles(folder, { "build/client/index.html": hours });
  return { isDone: true, output: "" };
};

async function published(of = desk, favour?: "ours" | "theirs", by = build) {
  const lines: PublishingLine[] = [];
  const wish = { who: "Maria <Rossi>", favour };
  await publish(of, wish, (line) => lines.push(line), by);
  return lines.map((line) =>
    "step" in line ? `${line.step}: ${line.state}` : `${line.result}: ${line.sentence}`,
  );
}

/** Publishes and returns how it ends. */
const ended = async (...args: Parameters<typeof published>) => (await published(...args)).at(-1);

/** Saves a file as it is, or away. */
const save = (path: string, text: string | null, of = desk) =>
  of.repository.save("Altri", new Map([[path, text === null ? null : Buffer.from(text)]]), NOW);

/** Saves hours under a new name. */
const saveHours = (name: string, of = desk) => {
  const period = `nome: ${name}, dal: 2027-05-01, al: 2027-10-31, confermato_da: il rettore`;
  return save("hours.yaml", `periodi: [{ ${period} }]\ngiorni_speciali: []\n`, of);
};

const changes = async () => (await describePublishing(desk)).changes;
const online = () => git(remote, "show", "main:content/hours.yaml");

describe("into the project's own build", () => {
  const page = () => readFileSync(join(project, "build/client/index.html"), "utf8");
  const hours = () => readFileSync(join(project, "content/hours.yaml"), "utf8");

  test("the site is checked, built and put in its place; then nothing is left to publish", async () => {
    setUp("cartella");
    saveHours("Estate di prova");
    expect(await describePublishing(desk)).toEqual({
      where: "Il sito nuovo va nella cartella build/client.",
      changes: ["Orari «Estate di prova»: aggiunti"],
      others: [],
    });
    // Until then, a new build of the project still has the published texts.
    expect(hours()).not.toContain("Estate di prova");
    const steps = [
      "Confronto con i cambiamenti di altri",
      "Controllo di tutti i testi e delle immagini",
      "Costruzione del sito",
      "Copia in build/client",
    ];
    expect(await published()).toEqual([
      ...steps.flatMap((step) => [`${step}: begun`, `${step}: done`]),
      expect.stringMatching(/^published: Fatto: il sito nuovo è al suo posto\./),
    ]);
    expect([page(), hours()]).toEqual(Array(2).fill(expect.stringContaining("Estate di prova")));
    expect(await changes()).toEqual([]);
  });

  test("what does not build, or is wrong, or not the project's program is not published", async () => {
    saveHours("Autunno 2027");
    const fails: Build = async () => ({ isDone: false, output: "Pages\nIt broke.\n" });
    expect(await ended(desk, undefined, fails)).toContain("Il sito non si costruisce");
    const tree = desk.repository.folder;
    writeFiles(tree, { "programma.ts": "// di nessuno" });
    git(tree, "add", "programma.ts");
    git(tree, "commit", "--quiet", "--message", "Programma");
    expect(await ended()).toContain("modifiche del programma");
    git(tree, "reset", "--quiet", "--hard", "HEAD~1");
    const road = sourceOf(desk, "road.yaml");
    save("road.yaml", "- stato: boh\n");
    const never: Build = () => Promise.reject(new Error("It was built."));
    const wrong = await ended(desk, undefined, never);
    expect(wrong).toContain("road.yaml, riga 1, «voce n. 1, stato»");
    save("road.yaml", road);
    expect(page()).toContain("Estate di prova");
  });

  test("what others commit is told as theirs until it is published, also when it has been taken in", async () => {
    commit(project, `content/${COMPANY}`, /^titolo: .*$/m, 'titolo: "Opi alta"');
    const ours = ["Orari «Autunno 2027»: aggiunti", "Orari «Estate di prova»: tolti"];
    const others = ["Compagnia «Opi alta»: cambiata"];
    for (const _ of [1, 2]) {
      const told = await today(desk);
      expect(told.unpublished).toEqual(ours);
      expect(told.notices).toContain(
        `Da altri, e online con la prossima pubblicazione: ${others}.`,
      );
      expect(await describePublishing(desk)).toMatchObject({ changes: ours, others });
    }
    expect(await ended()).toMatch(/^published/);
    expect(git(project, "show", `main:content/${COMPANY}`)).toContain("Opi alta");
    expect(await describePublishing(desk)).toMatchObject({ changes: [], others: [] });
  });

  test("a picture is told only where no text has changed: it comes with the text that names it", async () => {
    const hours = sourceOf(desk, "hours.yaml");
    save("images/prova.svg", "<svg/>");
    expect(await changes()).toEqual([expect.stringMatching(/^Immagine .*prova.svg.* aggiunta$/)]);
    saveHours("Primavera 2027");
    expect(await changes()).not.toContainEqual(expect.stringContaining("Immagine"));
    save("hours.yaml", hours);
    save("images/prova.svg", null);
    expect(await changes()).toEqual([]);
  });

  test("what is published stays, also if the project's own texts are on another branch", async () => {
    git(project, "switch", "--quiet", "--create", "prova");
    saveHours("Inverno 2027");
    expect(await ended()).toContain("è rimasta com’era");
    expect(page()).toContain("Inverno 2027");
    expect(hours()).not.toContain("Inverno 2027");
    expect(isBuildFresh(join(project, "build"))).toBe(true);
    git(project, "switch", "--quiet", "main");
  });
});

describe("into a folder", () => {
  const outside = temporaryFolder();
  const built = join(outside, "costruito");
  const into = (folder: string, ...files: string[]) => {
    rmSync(built, { recursive: true, force: true });
    writeFiles(join(built, "client"), Object.fromEntries(files.map((file) => [file, ""])));
    return publishToFolder(project, built, folder);
  };

  test.each(["../pubblico", join(outside, "nuova/sito")])(
    "%s: takes away nothing but what the last publication wrote",
    async (name) => {
      const folder = join(name.startsWith("/") ? "" : project, name);
      expect(await into(name, "index.html", "app/vecchia/index.html", "a.js")).toBeUndefined();
      writeFiles(folder, { "app/di-altri.txt": "" });
      expect(refusalOfFolder(project, name)).toBeUndefined();
      expect(await into(name, "index.html", "b.js")).toBeUndefined();
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
      expect(files).toEqual([
        ...[".canneto-pubblicato.json", "app", "app/di-altri.txt", "b.js", "index.html"],
      ]);
      writeFiles(folder, { "c.js": "di altri" });
      expect(await into(name, "index.html", "c.js")).toContain("c’è già «c.js»");
      expect(readFileSync(join(folder, "c.js"), "utf8")).toBe("di altri");
    },
  );

  test.each([
    ["content", "è una cartella del progetto stesso"],
    ["build", "è una cartella del progetto stesso"],
    ["pubblico", "è una cartella del progetto stesso"],
    [".", "è una cartella del progetto stesso"],
    ["../sito", "è una cartella del progetto stesso"],
    ["..", "contiene il progetto stesso"],
    ["/", "contiene il progetto stesso"],
    ["~/www", "scrivete il percorso intero"],
    [settings, "non è vuota, e non l’ha fatta una pubblicazione"],
  ])("not into %s", (folder, why) => {
    expect(refusalOfFolder(project, folder)).toContain(why);
  });

  test("that is refused nothing is published", async () => {
    setUp("cartella", "content");
    expect(await ended()).toContain("Niente di nuovo è online. Non si pubblica in «content»");
    expect(existsSync(join(project, "content/index.html"))).toBe(false);
  });
});

describe("by git", () => {
  test("exactly what was saved goes, with the name of who publishes; the other side has it", async () => {
    setUp("git");
    git(settings, "clone", "--quiet", "--bare", "--single-branch", project, remote);
    saveHours("Primavera 2027");
    const inTheWay = ["altro.txt", "content/.a.md.unfinished", ".git/index.lock"];
    writeFiles(project, Object.fromEntries(inTheWay.map((file) => [file, "non si pubblica"])));
    const hook = join(remote, "hooks/pre-receive");
    writeFiles(remote, { "hooks/pre-receive": "#!/bin/sh\nexit 1\n" });
    chmodSync(hook, 0o755);
    expect(await ended()).toContain("ma non sono partiti");
    expect(await changes()).not.toEqual([]);
    rmSync(hook);
    expect(await ended()).toMatch(/^published/);
    expect(await changes()).toEqual([]);
    expect(git(remote, "log", "--format=%an: %s", "--max-count=1", "main")).toBe(
      "Maria Rossi: Orari «Primavera 2027»: aggiunti, e altro",
    );
    expect(git(remote, "ls-tree", "-r", "--name-only", "main")).not.toMatch(/altro|unfinished/);
    for (const file of inTheWay) rmSync(join(project, file));
  });

  test("what somebody else has published comes first, and is told; where both changed the same an editor decides", async () => {
    const other = join(temporaryFolder(), "altro");
    git(settings, "clone", "--quiet", remote, other);
    commit(other, `content/${COMPANY}`, /^titolo: .*$/m, 'titolo: "Opi, paese"');
    commit(other, "content/hours.yaml", /Primavera 2027/, "Primavera di altri");
    git(other, "push", "--quiet");
    saveHours("Primavera nostra");
    const { others, conflict } = await describePublishing(desk);
    expect(others).toContain("Compagnia «Opi, paese»: cambiata");
    expect(conflict).toContain("le stesse righe di «Orari»");
    expect(await ended()).toContain("le stesse righe di «Orari»");
    expect(await ended(desk, "ours")).toMatch(/^published/);
    expect(online()).toContain("Primavera nostra");
    expect(git(remote, "show", `main:content/${COMPANY}`)).toContain("Opi, paese");
  });

  test("a programmer's unfinished work and what nobody has sent stay at home", async () => {
    const home = join(temporaryFolder(), "casa");
    git(settings, "clone", "--quiet", remote, home);
    writeFiles(home, { "programma.ts": "// non mandato" });
    git(home, "add", "--all");
    git(home, "commit", "--quiet", "--message", "Non mandato");
    git(home, "switch", "--quiet", "--create", "prova");
    commit(home, "programma.ts", /non mandato/, "a metà");
    const there = deskOf(home, temporaryFolder(), settings);
    saveHours("Estate di casa", there);
    expect(await ended(there)).toMatch(/^published/);
    expect(git(remote, "ls-tree", "-r", "--name-only", "main")).not.toContain("programma.ts");
    expect(online()).toContain("Estate di casa");
    expect(git(home, "status", "--porcelain", "--branch")).toBe("## prova");
    expect(readFileSync(join(home, "programma.ts"), "utf8")).toBe("// a metà");
  });

  test("an other side that does not answer is told of in words", async () => {
    rmSync(remote, { recursive: true });
    expect(await ended()).toContain("il remoto scritto in pubblicazione.yaml non c’è");
  });
});

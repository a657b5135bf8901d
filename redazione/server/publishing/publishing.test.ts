import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { PublishingLine } from "../../api.ts";
import { openDesk } from "../desk.ts";
import { openFile } from "../open-files.ts";
import { saveDraft } from "../saving/saving.ts";
import { deskOnCopy, folderWith, NOW } from "../test-desk.ts";
import { today } from "../today.ts";
import { type RunCommand, runCommand } from "./commands.ts";
import type { Publisher } from "./publisher.ts";
import { describePublishing, publish } from "./publishing.ts";

const desk = deskOnCopy();
const { project } = desk;
const settings = folderWith();
const remote = join(settings, "remoto.git");

const gitIn = (folder: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Altri", "-c", "user.email=altri@esempio.it", ...args], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();

const setUp = (way: string, folder = "build/client") =>
  writeFileSync(
    join(settings, "pubblicazione.yaml"),
    `come: ${way}\ncartella: ${JSON.stringify(folder)}\nremoto: ${remote}\nramo: main\n`,
  );

/** Simulates a build that writes only some files; git is the real one. */
const withBuild =
  (works: boolean, files: readonly string[]): RunCommand =>
  async (command, args, folder) => {
    if (command === "git") return runCommand(command, args, folder);
    if (!works) return { code: 1, output: "Pages\nIt broke.\n" };
    rmSync(join(folder, "build"), { recursive: true, force: true });
    for (const file of files) {
      mkdirSync(join(folder, "build/client", file, ".."), { recursive: true });
      writeFileSync(
        join(folder, "build/client", file),
        readFileSync(join(folder, "content/hours.yaml")),
      );
    }
    return { code: 0, output: "" };
  };

const publisher = (works = true, files = ["index.html"]): Publisher => ({
  desk,
  settings,
  run: withBuild(works, files),
  sites: () => [],
});

async function published(of = publisher(), favour?: "ours" | "theirs"): Promise<PublishingLine[]> {
  const lines: PublishingLine[] = [];
  await publish(of, { who: "Maria <Rossi>", favour }, (line) => lines.push(line));
  return lines;
}

/** Publishes and returns the last line. */
const ended = async (of?: Publisher, favour?: "ours" | "theirs") =>
  JSON.stringify((await published(of, favour)).at(-1));

/** Saves hours under a new name. */
async function saveHours(name: string, of = desk) {
  const { version, path } = openFile(of, "hours.yaml");
  const period = { nome: name, dal: "2027-05-01", al: "2027-10-31", confermato_da: "il rettore" };
  const fields = { periodi: [period], giorni_speciali: [] };
  await saveDraft({ ...of, now: () => NOW }, version, { path, draft: { fields } });
}

const changesOf = async (of = publisher()) => (await describePublishing(of)).changes;

describe("into the project's own build", () => {
  test("the site is checked, built and put in its place; then nothing is left to publish", async () => {
    setUp("cartella");
    await saveHours("Estate di prova");
    expect(await describePublishing(publisher())).toEqual({
      way: "folder",
      where: "build/client",
      changes: ["Orari «Estate di prova»: aggiunti"],
      others: [],
    });
    // Until then, a new build of the project still has the published texts.
    expect(readFileSync(join(project, "content/hours.yaml"), "utf8")).not.toContain(
      "Estate di prova",
    );
    const lines = await published();
    expect(
      lines.map((line) => ("step" in line ? `${line.step}: ${line.state}` : line.result)),
    ).toEqual([
      "Confronto con i cambiamenti di altri: begun",
      "Confronto con i cambiamenti di altri: done",
      "Controllo di tutti i testi e delle immagini: begun",
      "Controllo di tutti i testi e delle immagini: done",
      "Costruzione del sito: begun",
      "Costruzione del sito: done",
      "Copia in build/client: begun",
      "Copia in build/client: done",
      "published",
    ]);
    expect(readFileSync(join(project, "build/client/index.html"), "utf8")).toContain(
      "Estate di prova",
    );
    expect(readFileSync(join(project, "content/hours.yaml"), "utf8")).toContain("Estate di prova");
    expect(await changesOf()).toEqual([]);
  });

  test("a site that does not build is not published, and what was there stays", async () => {
    await saveHours("Autunno 2027");
    expect(await ended(publisher(false))).toContain("Il sito non si costruisce");
    expect(readFileSync(join(project, "build/client/index.html"), "utf8")).toContain(
      "Estate di prova",
    );
    expect(await changesOf()).toEqual([
      "Orari «Autunno 2027»: aggiunti",
      "Orari «Estate di prova»: tolti",
    ]);
  });

  test("what others commit is told as theirs until it is published, also when it has been taken in", async () => {
    const file = join(project, "content/companies/opi.md");
    writeFileSync(file, readFileSync(file, "utf8").replace(/^titolo: .*$/m, 'titolo: "Opi alta"'));
    gitIn(project, "commit", "--quiet", "--all", "--message", "Altri");
    const ours = ["Orari «Autunno 2027»: aggiunti", "Orari «Estate di prova»: tolti"];
    const others = ["Compagnia «Opi alta»: cambiata"];
    for (const _ of [1, 2]) {
      const told = await today(publisher());
      expect(told.unpublished).toEqual(ours);
      expect(told.notices).toContain(
        `Da altri, e online con la prossima pubblicazione: ${others}.`,
      );
      expect(await describePublishing(publisher())).toMatchObject({ changes: ours, others });
    }
    expect(await ended()).toContain('"published"');
    expect(gitIn(project, "show", "main:content/companies/opi.md")).toContain("Opi alta");
    expect(await describePublishing(publisher())).toMatchObject({ changes: [], others: [] });
  });

  test("a change of the program that the project has not is not published", async () => {
    const tree = desk.repository.folder;
    writeFileSync(join(tree, "programma.ts"), "// di nessuno");
    gitIn(tree, "add", "programma.ts");
    gitIn(tree, "commit", "--quiet", "--message", "Programma");
    expect(await ended()).toContain("modifiche del programma");
    gitIn(tree, "reset", "--quiet", "--hard", "HEAD~1");
  });

  test("content that is wrong is not even built", async () => {
    const road = Buffer.from(readFileSync(join(desk.content, "road.yaml")));
    const write = (bytes: Buffer) =>
      desk.repository.save("Altri", new Map([["road.yaml", bytes]]), NOW);
    write(Buffer.from("- stato: boh\n"));
    const run: RunCommand = () => Promise.reject(new Error("It was built."));
    expect(await ended({ ...publisher(), run })).toContain("road.yaml, riga 1, «voce n. 1, stato»");
    write(road);
  });
});

describe("into a folder", () => {
  let outside = "";
  beforeEach(() => {
    outside = folderWith();
  });
  const into = (folder: string, files?: string[]) => {
    setUp("cartella", folder);
    return ended(publisher(true, files));
  };

  test("that is still to be made, relative or not", async () => {
    expect(await into("../pubblico")).toContain('"published"');
    expect(existsSync(join(project, "../pubblico/index.html"))).toBe(true);
    expect(await into(join(outside, "nuova/sito"))).toContain('"published"');
    expect(readdirSync(join(outside, "nuova/sito")).sort()).toEqual([
      ".canneto-pubblicato.json",
      "index.html",
    ]);
    expect(existsSync(join(project, outside))).toBe(false);
  });

  test("takes away nothing but what the last publication wrote", async () => {
    const folder = join(outside, "sito");
    expect(await into(folder, ["index.html", "app/vecchia/index.html", "a.js"])).toContain(
      '"published"',
    );
    writeFileSync(join(folder, "app/di-altri.txt"), "resta");
    expect(await into(folder, ["index.html", "b.js"])).toContain('"published"');
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
    expect(files).toEqual([
      ".canneto-pubblicato.json",
      "app",
      "app/di-altri.txt",
      "b.js",
      "index.html",
    ]);
    writeFileSync(join(folder, "c.js"), "di altri");
    expect(await into(folder, ["index.html", "c.js"])).toContain("c’è già «c.js»");
    expect(readFileSync(join(folder, "c.js"), "utf8")).toBe("di altri");
  });

  test.each<[string, () => string, string]>([
    ["its content", () => "content", "è una cartella del progetto stesso"],
    ["its history", () => ".git", "è una cartella del progetto stesso"],
    ["its build", () => "build", "è una cartella del progetto stesso"],
    ["a new folder of it", () => "pubblico", "è una cartella del progetto stesso"],
    ["itself", () => ".", "è una cartella del progetto stesso"],
    ["itself, by its name", () => join(project, "../sito"), "è una cartella del progetto stesso"],
    ["what contains it", () => "..", "contiene il progetto stesso"],
    ["everything", () => "/", "contiene il progetto stesso"],
    ["a home", () => "~/www", "scrivete il percorso intero"],
    ["somebody's photographs", () => outside, "non è vuota, e non l’ha fatta una pubblicazione"],
  ])("not into %s", async (_, folder, why) => {
    writeFileSync(join(outside, "nozze.jpg"), "nozze");
    const before = readdirSync(project).sort();
    expect(await into(folder())).toContain(why);
    expect(readdirSync(project).sort()).toEqual(before);
    expect(readFileSync(join(outside, "nozze.jpg"), "utf8")).toBe("nozze");
  });
});

describe("by git", () => {
  const online = (format = "%an: %s", ...args: string[]) =>
    gitIn(remote, "log", `--format=${format}`, ...args, "main");

  test("exactly what was saved goes, with the name of who publishes; the other side has it", async () => {
    setUp("git");
    gitIn(settings, "init", "--quiet", "--bare", "--initial-branch=main", remote);
    gitIn(project, "push", "--quiet", remote, "main");
    await saveHours("Primavera 2027");
    writeFileSync(join(project, "altro.txt"), "non si pubblica");
    writeFileSync(join(project, "content/.a.md.unfinished"), "non si pubblica");
    writeFileSync(join(project, ".git/index.lock"), "");
    expect(await ended()).toContain('"published"');
    expect(online("%an: %s", "--max-count=1")).toBe(
      "Maria Rossi: Orari «Primavera 2027»: aggiunti, e altro",
    );
    expect(gitIn(remote, "show", "main:content/hours.yaml")).toContain("Primavera 2027");
    expect(gitIn(remote, "ls-tree", "-r", "--name-only", "main")).not.toMatch(/altro|unfinished/);
    rmSync(join(project, ".git/index.lock"));
    rmSync(join(project, "content/.a.md.unfinished"));
  });

  test("a push that is refused is told in words, and goes the next time", async () => {
    await saveHours("Inverno 2027");
    const hook = join(remote, "hooks/pre-receive");
    mkdirSync(join(remote, "hooks"), { recursive: true });
    writeFileSync(hook, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
    expect(await ended()).toContain("ma non sono partiti");
    expect(await changesOf()).not.toEqual([]);
    rmSync(hook);
    expect(await ended()).toContain('"published"');
    expect(await changesOf()).toEqual([]);
  });

  test("what somebody else has published comes first, and is told; where both changed the same an editor decides", async () => {
    const other = join(folderWith(), "altro");
    gitIn(settings, "clone", "--quiet", remote, other);
    const commit = (path: string, from: RegExp, to: string) => {
      const file = join(other, path);
      writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
      gitIn(other, "commit", "--quiet", "--all", "--message", "Altri");
      gitIn(other, "push", "--quiet");
    };
    commit("content/companies/opi.md", /^titolo: .*$/m, 'titolo: "Opi, paese"');
    await saveHours("Primavera 2028");
    expect(await describePublishing(publisher())).toMatchObject({
      others: ["Compagnia «Opi, paese»: cambiata"],
      changes: ["Orari «Primavera 2028»: aggiunti", "Orari «Inverno 2027»: tolti"],
    });
    expect(await ended()).toContain('"published"');
    expect(gitIn(remote, "show", "main:content/companies/opi.md")).toContain("Opi, paese");

    gitIn(other, "pull", "--quiet");
    commit("content/hours.yaml", /Primavera 2028/, "Primavera di altri");
    await saveHours("Primavera nostra");
    expect((await describePublishing(publisher())).conflict).toContain(
      "le stesse righe di «Orari»",
    );
    expect(await ended()).toContain("le stesse righe di «Orari»");
    expect(await ended(publisher(), "ours")).toContain('"published"');
    expect(gitIn(remote, "show", "main:content/hours.yaml")).toContain("Primavera nostra");
  });

  test("a programmer's unfinished work and what nobody has sent stay at home", async () => {
    const home = join(folderWith(), "casa");
    gitIn(settings, "clone", "--quiet", remote, home);
    writeFileSync(join(home, "programma.ts"), "// non mandato");
    gitIn(home, "add", "--all");
    gitIn(home, "commit", "--quiet", "--message", "Non mandato");
    gitIn(home, "switch", "--quiet", "--create", "prova");
    writeFileSync(join(home, "programma.ts"), "// a metà");
    gitIn(home, "commit", "--quiet", "--all", "--message", "A metà");
    const state = folderWith();
    const options = { project: home, state, branch: "main", remote, now: () => NOW };
    const there = openDesk(options);
    await saveHours("Estate di casa", { ...there, state });
    expect(await ended({ ...publisher(), desk: there })).toContain('"published"');
    expect(gitIn(remote, "ls-tree", "-r", "--name-only", "main")).not.toContain("programma.ts");
    expect(gitIn(remote, "show", "main:content/hours.yaml")).toContain("Estate di casa");
    expect(gitIn(home, "status", "--porcelain", "--branch")).toBe("## prova");
    expect(readFileSync(join(home, "programma.ts"), "utf8")).toBe("// a metà");
  });

  test("an other side that does not answer is told of in words", async () => {
    rmSync(remote, { recursive: true });
    expect(await ended()).toContain("il remoto scritto in pubblicazione.yaml non c’è");
  });
});

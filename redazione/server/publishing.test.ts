import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { PublishingLine } from "../api.ts";
import { type RunCommand, runCommand } from "./commands.ts";
import { openFile } from "./open-files.ts";
import { describePublishing, type Publisher, publish } from "./publishing.ts";
import { saveDraft } from "./saving.ts";
import { deskOnCopy, NOW } from "./test-desk.ts";

const desk = deskOnCopy();
const project = join(desk.content, "..");
const settings = join(project, "redazione");
const remote = join(project, "remoto.git");
mkdirSync(settings);

const git = (...args: string[]) =>
  execFileSync("git", args, {
    cwd: project,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });

const setUp = (lines: string) =>
  writeFileSync(
    join(settings, "pubblicazione.yaml"),
    `${lines}\ncartella: ${lines.includes("cartella") ? "pubblico" : "build/client"}\nremoto: ${remote}\nramo: main\n`,
  );

/** Builds a site of one page instead of the whole one; git is the real one. */
const withBuild =
  (works: boolean): RunCommand =>
  async (command, args, folder) => {
    if (command === "git") return runCommand(command, args, folder);
    if (!works) return { code: 1, output: "Pages\nIt broke.\n" };
    mkdirSync(join(project, "build/client"), { recursive: true });
    writeFileSync(
      join(project, "build/client/index.html"),
      readFileSync(join(desk.content, "hours.yaml")),
    );
    return { code: 0, output: "" };
  };

const publisher = (works = true, now = NOW): Publisher => ({
  desk: { ...desk, now: () => now },
  project,
  settings,
  state: desk.state,
  run: withBuild(works),
});

async function published(of: Publisher): Promise<PublishingLine[]> {
  const lines: PublishingLine[] = [];
  await publish(of, "Maria <Rossi>", (line) => lines.push(line));
  return lines;
}

/** Saves hours that nobody has had yet, a second after the save before. */
async function saveHours(name: string, now: number) {
  const { version, path } = openFile(desk, "hours.yaml");
  const period = { nome: name, dal: "2027-05-01", al: "2027-10-31", confermato_da: "il rettore" };
  const fields = { periodi: [period], giorni_speciali: [] };
  await saveDraft({ ...desk, now: () => now }, version, { path, draft: { fields } });
}

describe("into a folder", () => {
  test("the site is checked, built and put in its place; then nothing is left to publish", async () => {
    setUp("come: cartella");
    await saveHours("Estate 2027", NOW);
    expect(describePublishing(publisher())).toEqual({
      way: "folder",
      where: "pubblico",
      changes: ["Orari «Estate 2027»: aggiunti"],
    });
    const lines = await published(publisher(true, NOW + 1));
    expect(
      lines.map((line) => ("step" in line ? `${line.step}: ${line.state}` : line.result)),
    ).toEqual([
      "Controllo di tutti i testi e delle immagini: begun",
      "Controllo di tutti i testi e delle immagini: done",
      "Costruzione del sito: begun",
      "Costruzione del sito: done",
      "Copia in pubblico: begun",
      "Copia in pubblico: done",
      "published",
    ]);
    expect(readFileSync(join(project, "pubblico/index.html"), "utf8")).toContain("Estate 2027");
    expect(describePublishing(publisher()).changes).toEqual([]);
  });

  test("a site that does not build is not published, and what was there stays", async () => {
    await saveHours("Autunno 2027", NOW + 2);
    const lines = await published(publisher(false));
    expect(lines.at(-1)).toMatchObject({ result: "failed" });
    expect(JSON.stringify(lines.at(-1))).toContain("Il sito non si costruisce");
    expect(readFileSync(join(project, "pubblico/index.html"), "utf8")).toContain("Estate 2027");
    expect(describePublishing(publisher()).changes).toEqual([
      "Orari «Autunno 2027»: aggiunti",
      "Orari «Estate 2027»: tolti",
    ]);
  });

  test("content that is wrong is not even built", async () => {
    const road = readFileSync(join(desk.content, "road.yaml"));
    writeFileSync(join(desk.content, "road.yaml"), "- stato: boh\n");
    rmSync(join(project, "build"), { recursive: true });
    const lines = await published(publisher());
    expect(lines.at(-1)).toMatchObject({ result: "failed" });
    expect(JSON.stringify(lines.at(-1))).toContain("road.yaml, riga 1, «voce n. 1, stato»");
    expect(existsSync(join(project, "build"))).toBe(false);
    writeFileSync(join(desk.content, "road.yaml"), road);
  });
});

describe("by git", () => {
  test("where there is none, an editor is told so", async () => {
    setUp("come: git");
    expect(JSON.stringify((await published(publisher())).at(-1))).toContain(
      "non è un deposito git",
    );
  });

  test("what is in content/ is committed with the name of who publishes, and pushed", async () => {
    git("init", "--quiet", "--bare", "--initial-branch=main", remote);
    git("init", "--quiet", "--initial-branch=main");
    writeFileSync(join(project, "altro.txt"), "non si pubblica");
    const lines = await published(publisher(true, NOW + 3));
    expect(lines.at(-1)).toMatchObject({ result: "published" });
    const log = execFileSync("git", ["log", "--format=%an: %s", "--name-only", "main"], {
      cwd: remote,
      encoding: "utf8",
    });
    expect(log).toContain("Maria Rossi: Orari «Autunno 2027»: aggiunti, e altro");
    expect(log).toContain("content/hours.yaml");
    expect(log).not.toContain("altro.txt");
  });

  test("a push that is refused is told in words, and goes the next time", async () => {
    await saveHours("Inverno 2027", NOW + 4);
    rmSync(remote, { recursive: true });
    const refused = await published(publisher(true, NOW + 5));
    expect(JSON.stringify(refused.at(-1))).toContain(
      "Il cambiamento è registrato su questo computer, ma non è partito",
    );
    expect(describePublishing(publisher()).changes).not.toEqual([]);
    git("init", "--quiet", "--bare", "--initial-branch=main", remote);
    expect((await published(publisher(true, NOW + 6))).at(-1)).toMatchObject({
      result: "published",
    });
    expect(describePublishing(publisher()).changes).toEqual([]);
  });
});

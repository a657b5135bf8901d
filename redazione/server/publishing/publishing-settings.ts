import { z } from "zod";
import { ContentFolder } from "../../../pipeline/read/files.ts";
import { ContentError } from "../../../pipeline/read/problems.ts";
import { field, record } from "../../../pipeline/schemas/record.ts";
import { text } from "../../../pipeline/schemas/shared.ts";

/** What the parish has set up, in the folder redazione/. */
const FILE = "pubblicazione.yaml";

const settings = record({
  way: field("come", z.enum(["cartella", "git"], { error: "cartella oppure git" })),
  folder: field("cartella", text("la cartella che il server pubblica")),
  remote: field("remoto", text("il nome del remoto di git, per esempio origin")),
  branch: field("ramo", text("il nome del ramo, per esempio main")),
});

export type PublishingSettings = z.output<typeof settings>;

/**
 * @param folder redazione/
 * @throws ContentError naming what is wrong with the file
 */
export function readPublishingSettings(folder: string): PublishingSettings {
  const read = new ContentFolder(folder);
  const found = read.readYaml(FILE, settings);
  if (!found) throw new ContentError(read.problems);
  return found;
}

/** The branch on which visitors' texts are, as far as the settings can be read: nothing wrong in them keeps the desk from opening. */
export function publishedBranch(folder: string): { branch?: string; remote?: string } {
  try {
    const { way, remote, branch } = readPublishingSettings(folder);
    return way === "git" ? { branch, remote } : { branch };
  } catch {
    return {};
  }
}

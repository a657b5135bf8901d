import { z } from "zod";
import { ContentFolder } from "../../../pipeline/read/files.ts";
import { ContentError } from "../../../pipeline/read/problems.ts";
import { field, record } from "../../../pipeline/schemas/record.ts";
import { text } from "../../../pipeline/schemas/shared.ts";

/** The parish's publishing settings, in the folder redazione/. */
const FILE = "pubblicazione.yaml";

const settings = record({
  way: field("come", z.enum(["cartella", "git"], { error: "cartella oppure git" })),
  folder: field("cartella", text("la cartella che il server pubblica")),
  remote: field("remoto", text("il nome del remoto di git, per esempio origin")),
  branch: field("ramo", text("il nome del ramo, per esempio main")),
});

export type PublishingSettings = z.output<typeof settings>;

/**
 * Reads the publishing settings.
 * @param folder redazione/
 * @throws ContentError naming the problem of the file
 */
export function readPublishingSettings(folder: string): PublishingSettings {
  const read = new ContentFolder(folder);
  const found = read.readYaml(FILE, settings);
  if (!found) throw new ContentError(read.problems);
  return found;
}

/** Returns the published branch; empty if the settings are invalid, which must not keep the desk from opening. */
export function publishedBranch(folder: string): { branch?: string; remote?: string } {
  try {
    const { way, remote, branch } = readPublishingSettings(folder);
    return way === "git" ? { branch, remote } : { branch };
  } catch {
    return {};
  }
}

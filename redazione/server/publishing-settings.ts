import { z } from "zod";
import { ContentFolder } from "../../app/content.server/files.ts";
import { ContentError } from "../../app/content.server/problems.ts";
import { field, record } from "../../app/content.server/schemas/record.ts";
import { text } from "../../app/content.server/schemas/shared.ts";

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

import { z } from "zod";
import { tried } from "../../../domain/untrusted.ts";
import { ContentFolder } from "../../../pipeline/read/files.ts";
import { ContentError } from "../../../pipeline/read/problems.ts";
import { field, record } from "../../../pipeline/schemas/record.ts";
import { text } from "../../../pipeline/schemas/shared.ts";
import { RefusedError } from "../refusals.ts";

/** The parish's publishing settings, in the folder redazione/. */
const FILE = "pubblicazione.yaml";

const settings = record({
  way: field("come", z.enum(["cartella", "git"], { error: "cartella oppure git" })),
  folder: field("cartella", text("la cartella che il server pubblica")),
  remote: field("remoto", text("il nome del remoto di git, per esempio origin")),
  branch: field("ramo", text("il nome del ramo, per esempio main")),
});

export type PublishingSettings = z.output<typeof settings>;

/** Reads the publishing settings of redazione/. @throws RefusedError naming the problem of the file */
export function readSettings(folder: string): PublishingSettings {
  const read = new ContentFolder(folder);
  // A file may be missing, or not allowed to be read.
  const found = tried(() => read.readYaml(FILE, settings));
  if (found) return found;
  const reason =
    new ContentError(read.problems).message || `il file redazione/${FILE} non si legge.`;
  throw new RefusedError(422, `Come si pubblica non è chiaro: ${reason}`);
}

import { z } from "zod";
import { field, record } from "./record.ts";
import { address, text, title } from "./shared.ts";

const section = record({
  title: field("titolo", title),
  summary: field("sommario", text("una frase sulla sezione")),
  addresses: field("pagine", z.array(address).min(1)),
});

/** The sections and their pages in reading order: content/sections.yaml. */
export const sectionsSchema = z.array(section, { error: "la lista delle sezioni" });

export type Section = z.output<typeof section>;

import { z } from "zod";
import { field, record } from "./record.ts";
import { address, text, title, yesOrNo } from "./shared.ts";

const ADDRESSES_EXPECTED = "la lista delle pagine, almeno una";

const section = record({
  title: field("titolo", title),
  summary: field("sommario", text("una frase sulla sezione")),
  /** Whether its pages are communities abroad, and so have maps. */
  isOfCommunities: field("comunita", yesOrNo.default(false)),
  addresses: field(
    "pagine",
    z.array(address, { error: ADDRESSES_EXPECTED }).min(1, { error: ADDRESSES_EXPECTED }),
  ),
});

/** The sections and their pages in reading order: content/sections.yaml. */
export const sectionsSchema = z.array(section, { error: "la lista delle sezioni" });

export type Section = z.output<typeof section>;

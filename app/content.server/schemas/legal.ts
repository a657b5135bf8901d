import { z } from "zod";
import { day } from "./dates.ts";
import { field, record } from "./record.ts";
import { gallery, language, summary, title, toConfirm, wholeNumber } from "./shared.ts";

const legalCategories = [
  "Privacy Policy-IT",
  "Privacy Policy-US",
  "Cookie Consent-IT",
  "Cookie Consent-US",
] as const;

/** A legal text (docs/behaviour.md, "Legal pages"): content/legal. */
export const legalSchema = record({
  id: field("id", wholeNumber),
  category: field(
    "categoria",
    z.enum(legalCategories, { error: `una di: ${legalCategories.join(", ")}` }),
  ),
  title: field("titolo", title),
  summary: field("sommario", summary),
  language: field("lingua", language),
  effectiveDate: field("in_vigore", day("2025-02-10")),
  updatedDate: field("aggiornata", day("2026-11-22")),
  gallery: field("galleria", gallery),
  toConfirm: field("da_confermare", toConfirm),
});

export type LegalFields = z.output<typeof legalSchema>;

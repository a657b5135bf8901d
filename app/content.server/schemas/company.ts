import { z } from "zod";
import { monthDay } from "./dates.ts";
import { italianPosition } from "./position.ts";
import { field, record } from "./record.ts";
import { picture, sources, summary, text, title, toConfirm } from "./shared.ts";

/** A company of pilgrims: content/companies. */
export const companySchema = record({
  title: field("titolo", title),
  summary: field("sommario", summary),
  picture: field("immagine", picture.optional()),
  municipality: field("comune", text("il comune")),
  province: field("provincia", text("la provincia, per esteso")),
  region: field(
    "regione",
    z.enum(["Lazio", "Abruzzo", "Molise", "Campania"], {
      error: "una regione: Lazio, Abruzzo, Molise o Campania",
    }),
  ),
  position: field("posizione", italianPosition.optional()),
  days: field("giorni", text("i giorni del pellegrinaggio, per esempio «20-23 agosto»").optional()),
  departure: field("parte_il", monthDay.optional()),
  route: field("percorso", text("il percorso, in una riga").optional()),
  nearby: field(
    "vicine",
    z
      .array(text("il nome di un file di content/companies, senza .md"), {
        error: "la lista delle compagnie vicine, per esempio [opi, pescasseroli]",
      })
      .default([]),
  ),
  sources: field("fonti", sources),
  toConfirm: field("da_confermare", toConfirm),
});

export type CompanyFields = z.output<typeof companySchema>;

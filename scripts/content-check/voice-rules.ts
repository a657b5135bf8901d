import { z } from "zod";
import { field, record } from "../../app/content.server/schemas/record.ts";
import { text } from "../../app/content.server/schemas/shared.ts";

/** How the shrine speaks, as editors write it down: content/voce.yaml. */
export const VOICE_FILE = "voce.yaml";

const expressions = z
  .array(text("un’espressione"), { error: "una lista di espressioni" })
  .min(1, { error: "almeno un’espressione" });

const refusal = {
  refused: field("non", expressions),
  except: field("salvo", expressions.default([])),
};

const name = record({
  written: field("si_scrive", text("il nome come si scrive")),
  ...refusal,
});

const turn = record({
  ...refusal,
  reason: field("perche", text("perché non si scrive, con parole che seguono l’espressione")),
  better: field("meglio", text("che cosa scrivere, con parole che seguono «atteso»")),
});

const permitted = record({
  file: field("file", text("un file di content/, per esempio pages/orari.md")),
  sentence: field("frase", text("le parole del testo, con l’espressione dentro")),
  reason: field("perche", text("perché qui l’espressione va bene")),
});

export const voiceSchema = record({
  names: field("nomi", z.array(name, { error: "la lista dei nomi, o []" })),
  turns: field("espressioni", z.array(turn, { error: "la lista delle espressioni, o []" })),
  permitted: field(
    "permesse",
    z.array(permitted, { error: "la lista delle frasi permesse, o []" }),
  ),
});

export type VoiceRules = z.output<typeof voiceSchema>;
export type VoiceName = VoiceRules["names"][number];
export type VoiceTurn = VoiceRules["turns"][number];

import { z } from "zod";

/** How the shrine speaks, as editors write it down: content/voce.yaml. */
export const VOICE_FILE = "voce.yaml";

const text = (expected: string) => z.string({ error: expected }).trim().min(1, { error: expected });

const expressions = z
  .array(text("un’espressione"), { error: "una lista di espressioni" })
  .min(1, { error: "almeno un’espressione" });

const name = z
  .strictObject({
    si_scrive: text("il nome come si scrive"),
    non: expressions,
    salvo: expressions.default([]),
  })
  .transform(({ si_scrive, non, salvo }) => ({ written: si_scrive, refused: non, except: salvo }));

const turn = z
  .strictObject({
    non: expressions,
    salvo: expressions.default([]),
    perche: text("perché non si scrive, con parole che seguono l’espressione"),
    meglio: text("che cosa scrivere, con parole che seguono «atteso»"),
  })
  .transform(({ non, salvo, perche, meglio }) => ({
    refused: non,
    except: salvo,
    reason: perche,
    better: meglio,
  }));

const permitted = z
  .strictObject({
    file: text("un file di content/, per esempio pages/orari.md"),
    frase: text("le parole del testo, con l’espressione dentro"),
    perche: text("perché qui l’espressione va bene"),
  })
  .transform(({ file, frase }) => ({ file, sentence: frase }));

export const voiceSchema = z
  .strictObject({
    nomi: z.array(name, { error: "la lista dei nomi, o []" }),
    espressioni: z.array(turn, { error: "la lista delle espressioni, o []" }),
    permesse: z.array(permitted, { error: "la lista delle frasi permesse, o []" }),
  })
  .transform(({ nomi, espressioni, permesse }) => ({
    names: nomi,
    turns: espressioni,
    permitted: permesse,
  }));

export type VoiceRules = z.output<typeof voiceSchema>;
export type VoiceName = VoiceRules["names"][number];
export type VoiceTurn = VoiceRules["turns"][number];

import { z } from "zod";
import { field, record } from "../../pipeline/schemas/record.ts";
import { text } from "../../pipeline/schemas/shared.ts";

/** How the shrine speaks, as editors write it down: content/voce.yaml. */
export const VOICE_FILE = "voce.yaml";

const expressions = z
  .array(text("un’espressione"), { error: "una lista di espressioni" })
  .min(1, { error: "almeno un’espressione" });

const refusal = {
  refused: field("non", expressions, {
    title: "Non si scrive",
    description: "L’asterisco sta per qualunque lettera.",
    examples: ["ampiamente documentat*"],
    add: "Aggiungi un’espressione",
  }),
  except: field("salvo", expressions.default([]), {
    title: "Salvo",
    description: "Dove la stessa parola va bene. Si può lasciare fuori.",
    examples: ["ampiamente documentata nel libro"],
    add: "Aggiungi un’eccezione",
  }),
};

const name = record({
  written: field("si_scrive", text("il nome come si scrive"), {
    title: "Si scrive",
    description: "Il nome come si scrive; le maiuscole contano.",
    examples: ["Sentiero del Lupo"],
  }),
  ...refusal,
});

const MOST_EXPECTED = "quante volte al massimo, in tutto il sito";

const turn = record({
  ...refusal,
  most: field(
    "al_massimo",
    z.int({ error: MOST_EXPECTED }).positive({ error: MOST_EXPECTED }).optional(),
    {
      title: "Quante volte va bene",
      description: "In tutto il sito; se è vuoto, mai.",
      examples: ["3"],
    },
  ),
  reason: field("perche", text("perché non si scrive, con parole che seguono l’espressione"), {
    title: "Perché no",
    description: "Parole che, nel messaggio, seguono l’espressione.",
    examples: ["che è una parola da studiosi"],
  }),
  better: field("meglio", text("che cosa scrivere, con parole che seguono «atteso»"), {
    title: "Che cosa scrivere",
    description: "Parole che, nel messaggio, seguono «atteso».",
    examples: ["il fatto e basta"],
  }),
});

const permitted = record({
  file: field("file", text("un file di content/, per esempio pages/orari.md"), {
    title: "File",
    description: "Il file della pagina.",
    examples: ["pages/storia/culto-pagano.md"],
  }),
  sentence: field("frase", text("le parole del testo, con l’espressione dentro"), {
    title: "Frase",
    description: "Le parole del testo, copiate com’è, con l’espressione dentro.",
    examples: ["a bere alle fonti"],
  }),
  reason: field("perche", text("perché qui l’espressione va bene"), {
    title: "Perché sì",
    description: "Perché qui va bene.",
    examples: ["Qui le fonti sono sorgenti."],
  }),
});

export const voiceSchema = record({
  names: field("nomi", z.array(name, { error: "la lista dei nomi, o []" }), {
    title: "Nomi",
    description: "I nomi che si scrivono in un modo solo.",
    examples: ["Sentiero del Lupo"],
    add: "Aggiungi un nome",
    namedBy: "si_scrive",
  }),
  turns: field("espressioni", z.array(turn, { error: "la lista delle espressioni, o []" }), {
    title: "Espressioni",
    description: "Le espressioni che i visitatori non leggono mai, o di rado.",
    examples: ["ampiamente documentat*"],
    add: "Aggiungi un’espressione",
    namedBy: "non",
  }),
  permitted: field(
    "permesse",
    z.array(permitted, { error: "la lista delle frasi permesse, o []" }),
    {
      title: "Frasi permesse",
      description: "Dove, in una pagina, un’espressione va bene.",
      examples: ["a bere alle fonti"],
      add: "Permetti una frase",
      namedBy: "frase",
    },
  ),
});

export type VoiceRules = z.output<typeof voiceSchema>;
export type VoiceName = VoiceRules["names"][number];
export type VoiceTurn = VoiceRules["turns"][number];

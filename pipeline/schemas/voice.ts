import { z } from "zod";
import { field, record } from "./record.ts";
import { filledList, text, textField, whole } from "./shared.ts";

const expressions = filledList(text("un’espressione"), "una lista con almeno un’espressione");

const refusal = {
  refused: field("non", expressions, {
    title: "Non si scrive",
    description: "L’asterisco sta per qualunque lettera.",
    add: "Aggiungi un’espressione",
  }),
  except: field("salvo", expressions.default([]), {
    description: "Dove la stessa parola va bene. Si può lasciare fuori.",
    add: "Aggiungi un’eccezione",
  }),
};

const name = record({
  written: textField("si_scrive", "il nome come si scrive, maiuscole comprese", {
    example: "Sentiero del Lupo",
  }),
  ...refusal,
});

const turn = record({
  ...refusal,
  most: field("al_massimo", whole("quante volte al massimo, in tutto il sito", 1).optional(), {
    title: "Quante volte va bene",
    description: "In tutto il sito; se è vuoto, mai.",
    example: "3",
  }),
  reason: textField("perche", "perché non si scrive, con parole che seguono l’espressione", {
    title: "Perché no",
    example: "che è una parola da studiosi",
  }),
  better: textField("meglio", "che cosa scrivere, con parole che seguono «atteso»", {
    title: "Che cosa scrivere",
    example: "il fatto e basta",
  }),
});

/** The shrine's style guide: content/voce.yaml. */
export const voiceSchema = record({
  names: field("nomi", z.array(name, "la lista dei nomi, o []"), {
    description: "I nomi che si scrivono in un modo solo.",
    add: "Aggiungi un nome",
    namedBy: "si_scrive",
  }),
  turns: field("espressioni", z.array(turn, "la lista delle espressioni, o []"), {
    description: "Le espressioni che i visitatori non leggono mai, o di rado.",
    add: "Aggiungi un’espressione",
    namedBy: "non",
  }),
});

export type VoiceRules = z.output<typeof voiceSchema>;
export type VoiceName = VoiceRules["names"][number];
export type VoiceTurn = VoiceRules["turns"][number];

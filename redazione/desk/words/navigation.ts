import { window } from "./shared.ts";
import { type Words, within } from "./words.ts";

const link: Words = {
  voce: { label: "Voce", help: "Le parole che si leggono nel menu.", example: "NOVENA" },
  indirizzo: {
    label: "Porta a",
    help: "La pagina che si apre.",
    example: "/app/pellegrinaggio/feste",
    input: "address",
    unless: "voci",
  },
  ...window("la voce"),
};

const menu = (place: string, label: string, help: string): Words => ({
  [place]: {
    label,
    help,
    example: "NOVENA, dal 12 al 20 agosto",
    add: "Aggiungi una voce",
    namedBy: "voce",
    open: true,
  },
  ...within(`${place}[]`, link),
  [`${place}[].voci`]: {
    label: "Voci sotto questa",
    help: "Per una voce che ne apre altre, e che allora non porta a nessuna pagina.",
    example: "Cile",
    add: "Aggiungi una voce",
    namedBy: "voce",
    unless: "indirizzo",
  },
  ...within(`${place}[].voci[]`, link),
});

/** content/navigation.yaml */
export const navigation: Words = {
  ...menu("barra", "Barra in alto", "Il menu in cima alla pagina."),
  ...menu("laterale", "Menu laterale", "Il menu a sinistra, e quello dei telefoni."),
};

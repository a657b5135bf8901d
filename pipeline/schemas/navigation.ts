import { z } from "zod";
import { dateTime, windowRule } from "./dates.ts";
import { field, record } from "./record.ts";
import { address, filledList, textField } from "./shared.ts";

const ITEMS_EXPECTED = "una lista con almeno una voce";

const ofItems = { add: "Aggiungi una voce", namedBy: "voce" };

const pathWords = {
  title: "Porta a",
  description:
    "La pagina che si apre. Per una voce che ne apre altre si può lasciare vuoto: è la prima di loro.",
  example: "/app/pellegrinaggio/feste",
  unless: "divisore",
};

const linkFields = {
  label: textField("voce", "le parole che si leggono nel menu", {
    example: "NOVENA",
    unless: "divisore",
  }),
  path: field("indirizzo", address, pathWords),
  startDate: field("dal", dateTime.optional(), {
    description: "Il giorno, e se serve l’ora, in cui la voce compare. Si può lasciare vuoto.",
    unless: "divisore",
  }),
  endDate: field("al", dateTime.optional(), {
    description: "L’ultimo giorno, compreso; con un’ora, fino a quell’ora. Si può lasciare vuoto.",
    unless: "divisore",
  }),
};

const menuLink = record(linkFields, windowRule("startDate", "endDate"));

const divider = record({
  divider: field("divisore", z.literal(true, "true: una riga fra due voci"), {
    title: "Riga di divisione",
    description: "Una riga fra due voci, al posto di una voce.",
  }),
});

const subItems = filledList(
  z.union([menuLink, divider], "«voce» e «indirizzo», oppure «divisore: true»"),
  ITEMS_EXPECTED,
);

const menuGroup = record(
  {
    ...linkFields,
    path: field("indirizzo", address.optional(), pathWords),
    subItems: field("voci", subItems, {
      title: "Voci sotto questa",
      description: "Per una voce che ne apre altre.",
      ...ofItems,
    }),
  },
  windowRule("startDate", "endDate"),
);

const menu = filledList(
  z.union([menuLink, menuGroup], "«voce» e «indirizzo», oppure «voce» e «voci» con un sottomenu"),
  ITEMS_EXPECTED,
);

/** The menus (docs/behaviour.md, "Menus"): content/navigation.yaml. */
export const navigationSchema = record({
  topBar: field("barra", menu, {
    title: "Barra in alto",
    description: "Il menu in cima alla pagina.",
    ...ofItems,
    open: true,
  }),
  sidebar: field("laterale", menu, {
    title: "Menu laterale",
    description: "Il menu a sinistra, e quello dei telefoni.",
    ...ofItems,
    open: true,
  }),
});

export type MenuLink = z.output<typeof menuLink>;
export type MenuGroup = z.output<typeof menuGroup>;
export type MenuItem = MenuLink | MenuGroup;
export type Navigation = z.output<typeof navigationSchema>;

import { z } from "zod";
import { dateTime } from "./dates.ts";
import { field, record } from "./record.ts";
import { address, text } from "./shared.ts";

const ITEMS_EXPECTED = "una lista con almeno una voce";

const label = text("la voce del menu");

const menuLink = record({
  label: field("voce", label),
  address: field("indirizzo", address),
  startDate: field("dal", dateTime.optional()),
  endDate: field("al", dateTime.optional()),
});

const menuGroup = record({
  label: field("voce", label),
  items: field(
    "voci",
    z.array(menuLink, { error: ITEMS_EXPECTED }).min(1, { error: ITEMS_EXPECTED }),
  ),
});

const menu = z
  .array(
    z.union([menuLink, menuGroup], {
      error: "«voce» e «indirizzo», oppure «voce» e «voci» con un sottomenu",
    }),
    { error: ITEMS_EXPECTED },
  )
  .min(1, { error: ITEMS_EXPECTED });

/** The menus (docs/behaviour.md, "Menus"): content/navigation.yaml. */
export const navigationSchema = record({
  topBar: field("barra", menu),
  sidebar: field("laterale", menu),
});

export type MenuLink = z.output<typeof menuLink>;
export type MenuGroup = z.output<typeof menuGroup>;
export type Navigation = z.output<typeof navigationSchema>;

import { z } from "zod";
import { dateTime } from "./dates.ts";
import { field, record } from "./record.ts";
import { address, text } from "./shared.ts";

const label = text("la voce del menu");

const menuLink = record({
  label: field("voce", label),
  address: field("indirizzo", address),
  startDate: field("dal", dateTime.optional()),
  endDate: field("al", dateTime.optional()),
});

const menuGroup = record({
  label: field("voce", label),
  items: field("voci", z.array(menuLink).min(1)),
});

const menu = z.array(z.union([menuLink, menuGroup]), { error: "una lista di voci" }).min(1);

/** The menus (docs/behaviour.md, "Menus"): content/navigation.yaml. */
export const navigationSchema = record({
  topBar: field("barra", menu),
  sidebar: field("laterale", menu),
});

export type MenuLink = z.output<typeof menuLink>;
export type MenuGroup = z.output<typeof menuGroup>;
export type Navigation = z.output<typeof navigationSchema>;

import type { Desk } from "../desk.ts";
import type { RunCommand } from "./commands.ts";

/** Who publishes what the desk has saved, and with what. */
export interface Publisher {
  desk: Desk;
  /** The folder redazione/, where the settings are. */
  settings: string;
  run: RunCommand;
  /** The origins at which visitors may read the site, the first that answers. @param web the public address of the content */
  sites: (web: string | undefined) => string[];
}

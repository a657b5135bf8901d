import type { Desk } from "../desk.ts";
import type { RunCommand } from "./commands.ts";

/** The desk whose saves are published, and the means to do so. */
export interface Publisher {
  desk: Desk;
  /** The folder of the settings: redazione/. */
  settings: string;
  run: RunCommand;
  /**
   * Returns the origins at which visitors may read the site, tried in order.
   * @param web the public address of the content
   */
  sites: (web: string | undefined) => string[];
}

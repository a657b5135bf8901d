import type { Deployment } from "../support/deployment.ts";
import type { Reader } from "./reader.ts";

/** How the line is while a page is asked for. */
export interface Line {
  worsens(site: Deployment): void;
  /** What the reader sees until the line is better. */
  tells(reader: Reader): Promise<void>;
  mends(site: Deployment): void;
  /** What the reader does then to have the page. */
  helps(reader: Reader): Promise<void>;
}

const FAST: Line = {
  worsens() {},
  async tells() {},
  mends() {},
  async helps() {},
};

export const lines = {
  fast: FAST,

  slow: {
    ...FAST,
    worsens: (site) => site.hold(/\.json$/),
    tells: ({ sees }) =>
      sees("that it is loading", () => document.body.innerText.includes("Loading...")),
    mends: (site) => site.hold(undefined),
  },

  "gone and back": {
    worsens: (site) => site.setCut(true),
    tells: ({ reads }) => reads("Qualcosa non ha funzionato"),
    mends: (site) => site.setCut(false),
    helps: ({ presses }) => presses("link", "Riprova"),
  },
} satisfies Record<string, Line>;

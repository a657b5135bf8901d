import type { Deployment } from "../support/deployment.ts";
import type { Reader } from "./reader.ts";

/** A network condition during a navigation. */
export interface Line {
  worsens(site: Deployment): void;
  /** Expects the feedback shown until the network recovers. */
  tells(reader: Reader): Promise<void>;
  mends(site: Deployment): void;
  /** Does what the reader then has to do to get the page. */
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
    // Scrolled down, as on a phone, where the link is below the fold.
    async helps({ loads, presses, scrolls }) {
      await scrolls(100);
      await loads(() => presses("link", "Riprova"));
    },
  },
} satisfies Record<string, Line>;

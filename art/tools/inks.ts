/** The inks of the drawings: those of app/styles/tokens.css, by day, and what can be mixed from them. */
export const inks = {
  paper: "#f7f2e8",
  raised: "#fffbf2",
  hairline: "#d9cfba",
  ink: "#1f2433",
  night: "#0e1522",
  mantle: "#1f3f7a",
  mantlePale: "#9db8ee",
  gold: "#96701a",
  goldLit: "#dcb863",
  beech: "#8a4526",
  beechLit: "#e09a70",
  spring: "#2f6f6b",
  springLit: "#83c7bf",
  wood: "#4a2f22",
  woodLit: "#c9a58a",
  /** The colours of the liturgy. */
  red: "#b3261e",
  violet: "#6a3d8f",
  rose: "#d98aa5",
} as const;

/** Two colours (#rrggbb) mixed: share 0 gives the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const channel = (colour: string, index: number) =>
    Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16);
  return `#${[0, 1, 2]
    .map((index) => {
      const value = channel(one, index) * (1 - share) + channel(other, index) * share;
      return Math.round(value).toString(16).padStart(2, "0");
    })
    .join("")}`;
}

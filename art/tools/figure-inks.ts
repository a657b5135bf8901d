/** The inks of a figure, one for each part of it. */
export interface FigureInks {
  /** The plane of coat or shawl. */
  coat: string;
  /** The left side, in the light. */
  lit: string;
  /** Legs, hair and what is in the shade. */
  dark: string;
  /** What the figure carries or wears on its head. */
  accent: string;
  /** Neck and hands; by day, if none is given. */
  skin?: string;
  /** Hair; what is in the shade, if none is given. */
  hair?: string;
}

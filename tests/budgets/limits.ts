/** Limits in bytes after brotli, as the server sends them (docs/decisions/0006-budgets.md). */
export const LIMITS = {
  /** Any page, its styles included: what ten packets carry, the first answer of a new connection. */
  html: 14_600,
  /** What is in `main` of a long page, and the data for it; of one with more, the build tells the editor. */
  text: 5_700,
  /** The scripts that a page asks for at once. React and React Router alone weigh 84,900. */
  javaScript: 108_000,
  /** The same and what comes late, such as the saint of the day. */
  allJavaScript: 112_500,
  /** All styles of the site together: each kind of page has its own composition, and carries that alone. */
  css: 18_000,
  /** What a phone fetches of pictures before anybody scrolls: as drawings, here. */
  pictures: 20_000,
  /** All typefaces together. */
  fonts: 60_000,
  /** The data of a page that is opened from another one. */
  navigation: 6_000,
  /** What the search finds, for those who search. */
  searchFile: 80_000,
  /** Hashes of inline scripts, the whole site. */
  inlineScripts: 2,
} as const;

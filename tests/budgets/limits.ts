/** Limits in bytes after brotli, as the server sends them (docs/decisions/0006-budgets.md). */
export const LIMITS = {
  /** Any page with its styles: ten packets, the initial window of a new connection. */
  html: 14_600,
  /** `main` of a page and its data, as far as an editor's words are not the reason: today's largest frame leaves so much. */
  text: 4_300,
  /** Initial scripts of a page. React and React Router alone have 84,900. */
  javaScript: 108_000,
  /** Initial scripts and those loaded later, such as the saint of the day. */
  allJavaScript: 112_500,
  /** All styles of the site; a page carries only those of its own kind. */
  css: 18_800,
  /** Pictures that a phone loads before scrolling: drawings, in this test. */
  pictures: 20_000,
  /** All fonts. */
  fonts: 60_000,
  /** Data of a page opened by client-side navigation. */
  navigation: 6_000,
  /** The search index, loaded by those who search. */
  searchFile: 80_000,
  /** Number of hashes of inline scripts in the whole site. */
  inlineScripts: 2,
} as const;

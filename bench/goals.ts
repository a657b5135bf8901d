/** What speed should be; never a test, because machines are noisy. Sizes have limits of their own (tests/budgets/limits.ts). */
export const GOALS = {
  /** Lighthouse, mobile, in milliseconds. */
  firstPaint: 850,
  largestPaint: 1_100,
  /** Where a picture leads. */
  largestPaintOfPicture: 1_500,
  blockingTime: 20,
  /** On a weak phone, in milliseconds: any task from the first paint on, and the answer to any press. */
  longestTask: 200,
  press: 100,
  /** Of any page, in any measurement. */
  layoutShift: 0.01,
  /** In each of Lighthouse's four categories. */
  score: 100,
  /** HTML of a page, styles included: the median of the site, in bytes after brotli. */
  medianHtml: 9_000,
  /** How often longer a build may take than its content is larger. */
  buildGrowth: 1,
} as const;

/** For which browsers scripts and styles are written: cascade layers set the floor, in Firefox <dialog> (README.md). */
export const BROWSERS = ["chrome99", "firefox98", "safari15.4"];

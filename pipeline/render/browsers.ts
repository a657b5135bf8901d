/** The build targets of scripts and styles: cascade layers set the minimum, in Firefox <dialog> (README.md). */
export const BROWSERS = ["chrome99", "firefox98", "safari15.4"];

/** For which browsers scripts and styles are written: cascade layers set the floor (README, "Browsers"). */
export const BROWSERS = ["chrome99", "firefox97", "safari15.4"];

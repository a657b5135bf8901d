const DAY = 86_400_000;

/** SOURCE_DATE_EPOCH, in seconds, makes builds repeatable on any day; otherwise today is the day. */
const buildSeconds = Number(process.env.SOURCE_DATE_EPOCH ?? Date.now() / 1000);

/** The time of the build, in milliseconds: which notices have begun. */
export const buildTime = Math.floor(buildSeconds * 1000);

/** The start of the day of the build, in milliseconds: what prerendered pages take for now. */
export const buildInstant = Math.floor(buildTime / DAY) * DAY;

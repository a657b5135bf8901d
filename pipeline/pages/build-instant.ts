const DAY = 86_400_000;

/**
 * When the build was made, in milliseconds. SOURCE_DATE_EPOCH, in seconds, makes builds repeatable at any time; otherwise
 * it is now. Notices that have begun and bulletins in force go by it.
 */
export const buildTime = Math.round(
  Number(process.env.SOURCE_DATE_EPOCH ?? Date.now() / 1000) * 1000,
);

/** The start of the day of the build, in milliseconds: what prerendered pages take for now. */
export const buildInstant = Math.floor(buildTime / DAY) * DAY;

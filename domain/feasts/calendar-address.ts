/** All feasts and companies in one file, which calendars can follow (docs/public-names.md, "Server"). */
export const CALENDAR = "/calendario.ics";

/** The file with the days of one feast or one company. */
export const calendarAddress = (slug: string) => `/calendario/${slug}.ics`;

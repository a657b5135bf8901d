/** All feasts and companies in one file, to which calendars can subscribe (docs/public-names.md, "Server"). */
export const CALENDAR = "/calendario.ics";

/** Returns the address of the calendar file of one feast or one company. */
export const calendarAddress = (slug: string) => `/calendario/${slug}.ics`;

/** How somebody fills in a field. What is not named here follows from the schema: ticks, a switch, a choice, a number, a line. */
export type Input =
  | "paragraph"
  | "markdown"
  | "instant"
  | "hour"
  | "closing-hour"
  | "month-day"
  | "picture"
  | "focus"
  | "address"
  | "hours-by-year";

/** What a secretary reads about one field, in the guide's own words. */
export interface FieldWords {
  label: string;
  /** What it is for, and when it is left out. */
  help: string;
  /** A value as it could be: invented, like those of the guide. */
  example: string;
  input?: Input;
  /** Of a list: the words on the button that adds to it. */
  add?: string;
  /** Of a list: the field that names an entry while it is closed. */
  namedBy?: string;
  /** Whether the list or group is open from the start. */
  open?: boolean;
  /** Of a list: whether there is a difference between one that is absent, "not known", and one that is empty, "none". */
  emptyMeansNone?: boolean;
  /** Names of the values of a choice, where the file's own words do not say enough. */
  choices?: Record<string, string>;
  /** The field beside it whose presence makes this one pointless. */
  unless?: string;
  /** Of a list: what a new entry begins with. Given the list so far, and now as a day and hour of Rome, "2027-01-14T07:00". */
  fresh?: (list: readonly unknown[], now: string) => Record<string, unknown>;
}

/** The words of a kind of file, by where its fields stand: "periodi[].dal"; "" is the list that a whole file can be. */
export type Words = Record<string, FieldWords>;

/** The same words for fields that stand further in. */
export function within(place: string, words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).map(([path, field]) => [`${place}.${path}`, field]),
  );
}

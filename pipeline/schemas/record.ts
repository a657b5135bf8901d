import { z } from "zod";

/** A field of a record: its name as editors type it, and what they may write in it. */
interface Field<Name extends string = string, Schema extends z.ZodType = z.ZodType> {
  name: Name;
  schema: Schema;
}

type Fields = Record<string, Field>;

/** What an editor writes, by the Italian names; any other name is refused. */
type Written<Of extends Fields> = z.ZodObject<
  { [English in keyof Of as Of[English]["name"]]: Of[English]["schema"] },
  z.core.$strict
>;

/** What the code reads, by the English names. */
type Read<Of extends Fields> = { [English in keyof Of]: z.output<Of[English]["schema"]> };

/** What holds between the fields of a record. */
interface Rule<Of extends Fields> {
  holds: (record: Read<Of>) => boolean;
  /** The English name of the field at which an editor is told when it does not. */
  at: keyof Of;
  expected: string;
}

/**
 * How the editors' desk shows a field, beside zod's own title and description; what is not said follows from the schema.
 */
export type FieldMeta = {
  title?: string;
  description?: string;
  /** What somebody might write, where words are typed. */
  example?: string;
  /** How it is filled in: ticks, a switch, a choice, a number and a date need no word. */
  input?:
    | "paragraph"
    | "markdown"
    | "instant"
    | "hour"
    | "closing-hour"
    | "month-day"
    | "picture"
    | "pictures"
    | "focus"
    | "address"
    | "hours-by-year";
  /** Of a list: the words on the button that adds to it. */
  add?: string;
  /** Of a list: the field that names an entry while it is closed. */
  namedBy?: string;
  /** Whether the list or group is open from the start. */
  open?: boolean;
  /** Of a list: whether one that is absent, "not known", differs from one that is empty, "none". */
  emptyMeansNone?: boolean;
  /** Names of the values of a choice, where the file's own words do not say enough. */
  choices?: Record<string, string>;
  /** The field beside it whose presence makes this one pointless. */
  unless?: string;
  /** Of a list: what a new entry begins with; "$now" is the hour of Rome, "$next" a number that no other has. */
  fresh?: Record<string, string | boolean>;
};

declare module "zod" {
  interface GlobalMeta extends FieldMeta {}
}

/**
 * A field by its Italian name; its English one is the key under which it stands in record().
 * @param meta how the editors' desk shows it, where the schema itself does not say it
 */
export function field<const Name extends string, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
  meta?: FieldMeta,
): Field<Name, Schema> {
  return { name, schema: meta ? schema.meta(meta) : schema };
}

/**
 * The schema of a record whose fields editors write in Italian and the code reads in English.
 * @param fields The fields by their English names, in the order of what comes out; the optional ones come out too, as undefined.
 * @param rules What holds between fields, once each of them is right.
 */
export function record<Of extends Fields>(fields: Of, ...rules: Rule<Of>[]) {
  return recordSaying("un gruppo di campi, ciascuno con il suo nome", fields, ...rules);
}

/** The same, with words of its own for an editor who has written no fields at all. */
export function recordSaying<Of extends Fields>(
  expected: string,
  fields: Of,
  ...rules: Rule<Of>[]
) {
  const names = Object.entries(fields).map(([english, { name }]) => [english, name] as const);
  const written = z.strictObject(
    Object.fromEntries(Object.values(fields).map(({ name, schema }) => [name, schema])),
    { error: ({ code }) => (code === "invalid_type" ? expected : undefined) },
  ) as unknown as Written<Of>;
  const read = (values: object) =>
    Object.fromEntries(
      names.map(([english, name]) => [english, Reflect.get(values, name)]),
    ) as Read<Of>;
  return written
    .superRefine((values, context) => {
      // What is wrong in itself has been told.
      if (context.issues.length > 0) return;
      for (const { holds, at, expected } of rules) {
        if (holds(read(values))) continue;
        context.addIssue({ code: "custom", message: expected, path: [fields[at]?.name ?? ""] });
      }
    })
    .transform(read);
}

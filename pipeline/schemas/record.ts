import { z } from "zod";

/** A field of a record: its name as editors type it, and the schema of its value. */
interface Field<Name extends string = string, Schema extends z.ZodType = z.ZodType> {
  name: Name;
  schema: Schema;
}

type Fields = Record<string, Field>;

/** The record as editors write it, with Italian names; any other name is rejected. */
type Written<Of extends Fields> = z.ZodObject<
  { [English in keyof Of as Of[English]["name"]]: Of[English]["schema"] },
  z.core.$strict
>;

/** The parsed record, with English names. */
type Read<Of extends Fields> = { [English in keyof Of]: z.output<Of[English]["schema"]> };

/** A constraint across the fields of a record. */
interface Rule<Of extends Fields> {
  holds: (record: Read<Of>) => boolean;
  /** The English name of the field at which a violation is reported; absent for the record as a whole. */
  at?: keyof Of;
  expected: string;
}

/** The presentation of a field in the editors' desk, besides zod's title and description; the schema implies the rest. */
export type FieldMeta = {
  title?: string;
  description?: string;
  /** A sample value, for fields that are typed. */
  example?: string;
  /** The form control: check boxes, switches, choices, numbers and dates follow from the schema. */
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
  /** Of a list: the label of its add button. */
  add?: string;
  /** Of a list: the field whose value labels a collapsed item. */
  namedBy?: string;
  /** Whether the list or group is initially expanded. */
  open?: boolean;
  /** Of a list: whether an absent one, "not known", differs from an empty one, "none". */
  emptyMeansNone?: boolean;
  /** The labels of a choice's values, where the values themselves are not clear enough. */
  choices?: Record<string, string>;
  /** The sibling field whose presence makes this one irrelevant. */
  unless?: string;
  /** Of a list: the initial values of a new item; "$now" is the current hour in Rome, "$next" an unused number. */
  fresh?: Record<string, string | boolean>;
};

declare module "zod" {
  interface GlobalMeta extends FieldMeta {}
}

/** Begins with a capital. */
export const asSentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * Defines a field by its Italian name, which is its title too; its English one is its key in record().
 * @param meta its presentation in the editors' desk, where it does not follow from the name and the schema
 */
export function field<const Name extends string, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
  meta: FieldMeta = {},
): Field<Name, Schema> {
  const title = asSentence(name.replaceAll("_", " "));
  return { name, schema: schema.meta({ title, ...schema.meta(), ...meta }) };
}

/** Checks that exactly one of some optional values is given. */
export const isOneOf = (...values: unknown[]) =>
  values.filter((value) => value !== undefined).length === 1;

const RECORD_EXPECTED = "un gruppo di campi, ciascuno con il suo nome";

/**
 * Builds the schema of a record with Italian field names in the file and English ones in code, present even where they are
 * undefined. Rules across fields are checked once each field is valid.
 */
export function record<Of extends Fields>(fields: Of, ...rules: Rule<Of>[]) {
  const names = Object.entries(fields).map(([english, { name }]) => [english, name] as const);
  const written = z.strictObject(
    Object.fromEntries(Object.values(fields).map(({ name, schema }) => [name, schema])),
    { error: ({ code }) => (code === "invalid_type" ? RECORD_EXPECTED : undefined) },
  ) as unknown as Written<Of>;
  const read = (values: object) =>
    Object.fromEntries(
      names.map(([english, name]) => [english, Reflect.get(values, name)]),
    ) as Read<Of>;
  return written
    .superRefine((values, context) => {
      // Invalid fields have already been reported.
      if (context.issues.length > 0) return;
      for (const { holds, at, expected } of rules) {
        if (holds(read(values))) continue;
        const path = at === undefined ? [] : [fields[at]?.name ?? ""];
        context.addIssue({ code: "custom", message: expected, path });
      }
    })
    .transform(read);
}

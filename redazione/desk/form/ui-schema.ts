import type { UiSchema } from "@rjsf/utils";
import { type FieldWords, NO_WORDS, type Schema, type Words } from "./schema.ts";

/** A widget's options. */
export interface FieldOptions {
  words: FieldWords;
  /** The value of the field when its input is empty: undefined removes the field. */
  empty: undefined | null | "";
  /** The meaning of a switch whose field is absent. */
  absent?: boolean;
}

/** Returns the options of a field from its ui-schema. */
export const optionsIn = (uiSchema: UiSchema | undefined) =>
  (uiSchema?.["ui:options"] ?? { words: NO_WORDS }) as unknown as FieldOptions;

/** Builds the form library's ui-schema: how each field of a schema is rendered. */
export function uiSchemaOf(schema: Schema, words: Words, place = ""): UiSchema {
  if (schema.type === "array") return listUi(schema, words, place);
  if (schema.type === "object" && schema.properties) {
    return { ...leafUi(schema, words[place]), ...groupUi(schema, words, place) };
  }
  return leafUi(schema, words[place]);
}

function groupUi(schema: Schema, words: Words, place: string): UiSchema {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, inner]) => [
      name,
      uiSchemaOf(inner, words, place === "" ? name : `${place}.${name}`),
    ]),
  );
}

function listUi(schema: Schema, words: Words, place: string): UiSchema {
  const { items = {} } = schema;
  const own = words[place];
  const list = leafUi(schema, own);
  if (items.enum) return { ...list, "ui:widget": "ticks" };
  if (items.properties) return { ...list, items: uiSchemaOf(items, words, `${place}[]`) };
  // A list of lines has the labels and help of its lines.
  return { ...list, items: leafUi({ ...items, nullable: false }, own, "") };
}

function leafUi(schema: Schema, words = NO_WORDS, whenEmpty?: ""): UiSchema {
  const options: FieldOptions = {
    words,
    empty: whenEmpty ?? (schema.nullable ? null : undefined),
    ...(typeof schema.default === "boolean" && { absent: schema.default }),
  };
  const widget = widgetOf(schema, words);
  return {
    "ui:title": words.title,
    "ui:options": options as unknown as Record<string, object>,
    ...(widget === "hours-by-year" ? { "ui:field": widget } : widget && { "ui:widget": widget }),
  };
}

/** Returns the widget of a value; undefined for groups and lists. */
function widgetOf(schema: Schema, words: FieldWords): string | undefined {
  if (schema.type === "object" && schema.additionalProperties) return "hours-by-year";
  if (schema.type === "object" || schema.type === "array") return undefined;
  if (schema.type === "boolean") return "switch";
  if (schema.enum) return "choice";
  if (schema.format === "date") return "date";
  if (schema.type === "integer" || schema.type === "number") return "number";
  return words.input ?? "line";
}

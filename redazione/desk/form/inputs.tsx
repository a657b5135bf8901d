import type { ReactNode } from "react";
import type { Schema } from "../../api.ts";
import { PageOptions } from "../components/page-options.tsx";
import { MarkdownEditor } from "../text/markdown-editor.tsx";
import styles from "./form.module.css";
import { useForm } from "./form-context.ts";
import { type InputProps, labelId } from "./frame.tsx";
import {
  closingFromClock,
  fromClock,
  HoursByYear,
  Instant,
  MonthDay,
  toClock,
} from "./moments.tsx";
import { Focus, Picture } from "./pictures.tsx";

/** Makes an input of one of the browser's types. */
function typed(
  type: string,
  read: (value: unknown) => string = String,
  write: (text: string) => string | number = String,
) {
  return ({ attributes, value, onChange }: InputProps) => (
    <input
      {...attributes}
      type={type}
      autoComplete="off"
      value={read(value ?? "")}
      onChange={({ target }) => onChange(target.value === "" ? undefined : write(target.value))}
    />
  );
}

/** Edits a sentence or two in an input that grows with its text. */
function Paragraph({ attributes, value, onChange }: InputProps) {
  return (
    <textarea
      {...attributes}
      rows={2}
      value={String(value ?? "")}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  );
}

/** Edits a field of Markdown: the text of a notice. */
function Markdown({ attributes: { id }, value, onChange }: InputProps) {
  return (
    <MarkdownEditor
      id={id}
      labelledBy={labelId(id)}
      text={String(value ?? "")}
      onChange={(text) => onChange(text || undefined)}
    />
  );
}

/** Switches between yes and no. A field's default is not written into the file. */
function Switch({ attributes, schema, value, onChange }: InputProps) {
  const absent = schema.default as boolean | undefined;
  const isOn = Boolean(value ?? absent);
  return (
    <span className="row">
      <input
        {...attributes}
        type="checkbox"
        checked={isOn}
        onChange={() => onChange(!isOn === absent ? undefined : !isOn)}
      />
      <span aria-hidden="true">{isOn ? "Sì" : "No"}</span>
    </span>
  );
}

/** Chooses one of a few words, or several: days of the week, languages. */
function Choices({ attributes: { id, ...ties }, schema, value, onChange }: InputProps) {
  const isMany = schema.type === "array";
  const chosen = [value ?? []].flat() as string[];
  const names = (isMany ? schema.items?.enum : schema.enum) ?? [];
  return (
    <div id={id} tabIndex={-1} className="row">
      {names.map((name) => (
        <label key={name} className={styles.tick}>
          <input
            {...ties}
            type={isMany ? "checkbox" : "radio"}
            name={id}
            checked={chosen.includes(name)}
            onChange={() => onChange(isMany ? ticked(chosen, name) : name)}
          />
          {schema.choices?.[name] ?? name}
        </label>
      ))}
    </div>
  );
}

function Select(props: InputProps & { none: string; children: ReactNode }) {
  const { attributes, value, onChange, none, children } = props;
  return (
    <select
      {...attributes}
      value={String(value ?? "")}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      <option value="">{none}</option>
      {children}
    </select>
  );
}

/** Chooses one of many words. */
function Choice(props: InputProps) {
  const { schema, isRequired } = props;
  return (
    <Select {...props} none={isRequired ? "Scegliere" : "Nessuno"}>
      {schema.enum?.map((name) => (
        <option key={name} value={name}>
          {schema.choices?.[name] ?? name}
        </option>
      ))}
    </Select>
  );
}

/** Chooses a page of the site from a list grouped by section. */
function Address(props: InputProps) {
  const { pages } = useForm();
  const { value } = props;
  return (
    <Select {...props} none="Scegliere una pagina">
      {value && !pages.some(({ address }) => address === value) && <option>{String(value)}</option>}
      <PageOptions pages={pages} />
    </Select>
  );
}

/** The inputs, by the names that schemas use, or that inputOf() derives. */
export const INPUTS = {
  line: typed("text"),
  number: typed("number", String, Number),
  date: typed("date"),
  hour: typed("time", toClock, fromClock),
  "closing-hour": typed("time", toClock, closingFromClock),
  paragraph: Paragraph,
  markdown: Markdown,
  switch: Switch,
  choices: Choices,
  choice: Choice,
  address: Address,
  instant: Instant,
  "month-day": MonthDay,
  "hours-by-year": HoursByYear,
  picture: Picture,
  focus: Focus,
};

/** The inputs made of several that share one label. */
export const SEVERAL = ["choices", "instant", "month-day", "hours-by-year", "picture", "focus"];

/** Maximum number of words shown side by side; more become a drop-down list. */
const IN_VIEW = 5;

/** Returns the input of a field; undefined for lists and groups. */
export function inputOf(schema: Schema): keyof typeof INPUTS | undefined {
  const { type, format, input, enum: names } = schema;
  if (type === "array") return schema.items?.enum && "choices";
  if (type === "object") return schema.additionalProperties ? "hours-by-year" : undefined;
  if (names) return names.length > IN_VIEW || input === "choice" ? "choice" : "choices";
  if (type === "boolean") return "switch";
  if (type === "integer" || type === "number") return "number";
  if (format === "date") return "date";
  return (input as keyof typeof INPUTS | undefined) ?? "line";
}

/** The value that stands for all the others. */
const EVERY_DAY = "ogni giorno";

/** Adds or removes one ticked value. The others keep their order; «ogni giorno» and single days exclude each other. */
export function ticked(values: readonly string[], name: string): string[] {
  if (values.includes(name)) return values.filter((value) => value !== name);
  if (name === EVERY_DAY) return [name];
  return [...values.filter((value) => value !== EVERY_DAY), name];
}

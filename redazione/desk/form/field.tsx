import { Fragment, type ReactNode } from "react";
import type { Schema, Value } from "../../api.ts";
import styles from "./form.module.css";
import { useForm } from "./form-context.ts";
import { Frame, messagesAt } from "./frame.tsx";
import { INPUTS, inputOf, SEVERAL } from "./inputs.tsx";
import { getAt, idOf, isIndex, type Path } from "./path.ts";
import { ManyPictures } from "./pictures.tsx";
import { entrySchemaOf, plain, withEntry } from "./schema.ts";
import { ListEntry, Section } from "./section.tsx";

interface Props {
  schema: Schema;
  path: Path;
  isRequired?: boolean;
}

/** Renders the fields of a group, without a frame: a whole file, or a list entry. */
export function Fields({
  schema: { properties = {}, required = [] },
  path,
  after,
}: Props & { after?: (name: string) => ReactNode }) {
  return (
    <div className={styles.fields}>
      {Object.entries(properties).map(([name, schema]) => (
        <Fragment key={name}>
          <Field schema={schema} path={[...path, name]} isRequired={required.includes(name)} />
          {after?.(name)}
        </Fragment>
      ))}
    </div>
  );
}

/** Renders a field as its schema says: a list, a group, or an input in its frame. */
export function Field({ schema: given, path, isRequired = true }: Props) {
  const { fields, change, problems } = useForm();
  const schema = plain(given);
  const value = getAt(fields, path);
  const [last = ""] = path.slice(-1);
  const isLine = isIndex(last);
  const { unless } = schema;
  const isReplaced = unless && getAt(fields, [...path.slice(0, -1), unless]) !== undefined;
  if (isReplaced && value === undefined) return null;
  const kind = inputOf(schema);
  if (!kind) {
    const Several = schema.type === "array" ? List : Group;
    return <Several {...{ schema, path, isRequired }} />;
  }
  const Input = INPUTS[kind];
  // An empty line stays in its list; an empty field goes, if it is not one that may be null.
  const empty = isLine ? "" : schema.nullable ? null : undefined;
  return (
    <Frame
      id={idOf(path)}
      label={isLine ? `${schema.title}, ${Number(last) + 1}` : (schema.title ?? "")}
      help={isLine ? undefined : schema.description}
      example={schema.example}
      isOptional={!isRequired && schema.type !== "boolean"}
      isSeveral={SEVERAL.includes(kind)}
      messages={messagesAt(problems, path)}
    >
      {(attributes) => (
        <Input
          {...{ attributes, path, schema, isRequired }}
          value={value ?? undefined}
          onChange={(written) => change(path, written ?? empty)}
        />
      )}
    </Frame>
  );
}

/** Renders a group of fields. An optional group that is absent is a button that adds it. */
function Group({ schema, path, isRequired }: Props) {
  const { fields, change, goTo } = useForm();
  const isAbsent = (getAt(fields, path) ?? undefined) === undefined;
  const add = () => {
    change(path, {});
    goTo(path);
  };
  return (
    <Section path={path} schema={schema} count={isAbsent ? "non c’è" : undefined}>
      {isAbsent && !isRequired ? (
        <button type="button" className="quiet" onClick={add}>
          {schema.add ?? "Aggiungi"}
        </button>
      ) : (
        <>
          <Fields schema={schema} path={path} />
          {!isRequired && (
            <button type="button" className="quiet" onClick={() => change(path, undefined)}>
              Togli: {schema.title?.toLowerCase()}
            </button>
          )}
        </>
      )}
    </Section>
  );
}

/** Renders a list: its entries, and a button that adds one. An optional list that is absent is the button alone. */
function List({ schema, path }: Props) {
  const { fields, change, goTo } = useForm();
  const list = (getAt(fields, path) ?? undefined) as Value[] | undefined;
  const entries = list ?? [];
  const entry = entrySchemaOf(schema);
  const isOfGroups = entry.properties !== undefined;
  const add = () => {
    change(path, withEntry(entries, schema));
    goTo([...path, entries.length]);
  };
  const Entry = isOfGroups ? Fields : Field;
  return (
    <Section path={path} schema={schema} count={countOf(list, schema)}>
      <ol className={isOfGroups ? styles.entries : styles.lines}>
        {entries.map((_, index) => (
          <ListEntry key={index} {...{ schema, path, index, isOfGroups }}>
            <Entry schema={entry} path={[...path, index]} />
          </ListEntry>
        ))}
      </ol>
      {schema.input === "pictures" && (
        <ManyPictures path={path} isCredited={entry.properties?.credito !== undefined} />
      )}
      <p className="row">
        <button type="button" className={styles.add} onClick={add}>
          {schema.add ?? "Aggiungi"}
        </button>
        {schema.emptyMeansNone && entries.length === 0 && (
          <button
            type="button"
            className="quiet"
            onClick={() => change(path, list ? undefined : [])}
          >
            {list ? "Non si sa" : "Non ce n’è"}
          </button>
        )}
      </p>
    </Section>
  );
}

function countOf(list: readonly Value[] | undefined, { emptyMeansNone }: Schema): string {
  if (list && list.length > 0) return String(list.length);
  if (!emptyMeansNone) return "per ora niente";
  return list ? "non ce n’è" : "non si sa";
}

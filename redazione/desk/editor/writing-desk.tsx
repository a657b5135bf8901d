import { type ReactNode, useMemo } from "react";
import { Page } from "../components/page.tsx";
import { Field, Fields } from "../form/field.tsx";
import { FormProvider, useFormContext } from "../form/form-context.ts";
import { PreviewPane } from "../preview/preview-pane.tsx";
import { useLeaving } from "../router.ts";
import { TextField } from "../text/text-field.tsx";
import type { EditedFile } from "./editing.ts";
import styles from "./editor.module.css";
import { ProblemSummary } from "./problem-summary.tsx";

interface Props {
  file: EditedFile;
  /** The path of the file, or the one that a new text will have. */
  path: string;
  /** Shown above everything, in the form before its fields, after them, and below. */
  notes?: ReactNode;
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}

/** The field after which the text is shown. */
const BEFORE_TEXT = "sommario";

/** Shows the form of a draft, and its preview. */
export function WritingDesk(props: Props) {
  const { file, path } = props;
  const { opened, draft, words } = file;
  const { schema, version } = opened;
  const written = useMemo(() => ({ path, version, draft, words }), [path, version, draft, words]);
  useLeaving(file.isChanged);
  const context = useFormContext(path, draft, file.problems ?? [], file.change);
  const text = draft.text !== undefined && (
    <TextField
      kind={opened.kind}
      text={draft.text}
      onChange={(text) => file.change({ ...draft, text })}
    />
  );
  return (
    <Page title={opened.title} isWide>
      {file.isRestored && (
        <p className="note" role="status">
          Abbiamo ritrovato quello che stavate scrivendo: non è ancora salvato.
        </p>
      )}
      {props.notes}
      <div className={styles.desk}>
        <div className={styles.paper}>
          <FormProvider value={context}>
            {props.before}
            <ProblemSummary {...{ file, path, schema }} />
            {schema.type === "array" ? (
              <Field schema={schema} path={[]} />
            ) : (
              <Fields schema={schema} path={[]} after={(name) => name === BEFORE_TEXT && text} />
            )}
            {!schema.properties?.[BEFORE_TEXT] && text}
            {props.after}
          </FormProvider>
        </div>
        <PreviewPane {...{ path, written }} onChecked={(found) => file.check(draft, found)} />
      </div>
      {props.children}
    </Page>
  );
}

/** Shows that a file is being opened, or why it is not. */
export function Opening({ failure, open }: Pick<EditedFile, "failure" | "open">) {
  if (!failure) return <Page title="Si apre…" />;
  return (
    <Page title="Il file non si apre">
      <div className="stack">
        <p role="alert">{failure}</p>
        <button type="button" onClick={open}>
          Riprova
        </button>
      </div>
    </Page>
  );
}

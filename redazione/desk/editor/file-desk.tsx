import { useEffect, useMemo, useRef } from "react";
import { api } from "../api/api.ts";
import { Page } from "../components/page.tsx";
import type { Path } from "../form/path.ts";
import { HoursChange } from "../hours/hours-change.tsx";
import { PreviewPane } from "../preview/preview-pane.tsx";
import type { Route } from "../router/route.ts";
import { forget, go } from "../router/use-route.ts";
import { allWords } from "../words/all-words.ts";
import { addEntry } from "./add-entry.ts";
import { changesBetween } from "./changes.ts";
import { Conflict } from "./conflict.tsx";
import type { Editing } from "./editing.ts";
import styles from "./editor.module.css";
import { FileForm } from "./file-form.tsx";
import { ProblemSummary } from "./problem-summary.tsx";
import { QuestionPanel } from "./question-panel.tsx";
import { questionsOf } from "./questions.ts";
import { RemoveText } from "./remove-text.tsx";
import { SaveBar } from "./save-bar.tsx";
import type { useEditing } from "./use-editing.ts";
import { useFormContext } from "./use-form-context.tsx";
import { usePreview } from "./use-preview.ts";
import { useProblems } from "./use-problems.ts";
import { useSaveKey } from "./use-save-key.ts";

interface Props {
  route: Route & { page: "file" };
  file: ReturnType<typeof useEditing>;
  now: Editing;
}

/** A file on the desk: its form, what it will look like, and the bar that saves it. */
export function FileDesk({ route, file, now }: Props) {
  const { opened, draft, words: allowed, refusal, isSaving, saved } = now;
  const { path, kind, title } = opened;
  const words = allWords[kind] ?? {};
  const written = useMemo(() => ({ path, draft, words: [...allowed] }), [path, draft, allowed]);
  const { preview, failure } = usePreview(written);
  const problems = useProblems(preview, refusal);
  const context = useFormContext({ path, draft, problems, change: file.change });
  const { goTo } = context;

  // What the address asks for happens once, when the file has come.
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    if (route.add !== undefined && !file.isRestored) {
      const added = addEntry(draft.fields, route.add, words, context.now());
      file.change({ ...draft, fields: added.fields });
      goTo(added.at);
    } else if (route.field) goTo(route.field.split("."));
    // Opened again, it is not asked again.
    forget(route, { page: "file", path, question: route.question });
  });

  const question = questionsOf(opened.draft.fields)[route.question ?? -1];
  const save = () => void file.save();
  const answer = async () => {
    const send: typeof api.save = (to, version, written) =>
      api.answer({ path: to, index: route.question ?? 0, version, draft: written });
    if (!(await file.save(send))) return;
    go({ page: "today" });
  };
  useSaveKey(save);
  const changes = changesBetween(opened.draft, draft, words);
  const other = refusal?.reason === "changed" ? refusal.now : undefined;
  return (
    <Page title={title} isWide>
      {file.isRestored && (
        <p className={styles.word} role="status">
          Abbiamo ritrovato quello che stavate scrivendo: non è ancora salvato.
        </p>
      )}
      {file.isSetAside && (
        <p className={styles.word}>
          C’è un testo messo da parte.{" "}
          <button type="button" onClick={file.takeBack}>
            Riprendilo
          </button>
        </p>
      )}
      {other && refusal && (
        <Conflict
          sentence={refusal.sentence}
          theirs={changesBetween(opened.draft, other.draft, words)}
          mine={changes}
          onKeepMine={() => file.keepMine(other)}
          onTakeTheirs={() => file.takeTheirs(other)}
        />
      )}
      <div className={styles.desk}>
        <div className={styles.paper}>
          {question && (
            <QuestionPanel question={question} isSaving={isSaving} onAnswered={answer} />
          )}
          <ProblemSummary problems={problems} words={words} goTo={goTo} onAllow={file.allow} />
          {path === "hours.yaml" && (
            <HoursChange
              fields={draft.fields}
              onChange={(fields, to: Path) => {
                file.change({ ...draft, fields });
                goTo(to);
              }}
            />
          )}
          <FileForm
            kind={kind}
            schema={opened.schema}
            draft={draft}
            context={context}
            onChange={file.change}
          />
          {path.endsWith(".md") && kind !== "legal" && <RemoveText file={opened} />}
        </div>
        <PreviewPane preview={preview} failure={failure} />
      </div>
      <SaveBar
        changes={changes}
        problems={problems.length}
        isSaving={isSaving}
        saved={saved}
        refusal={refusal}
        onSave={save}
        onDiscard={file.discard}
        onUndo={file.undo}
      />
    </Page>
  );
}

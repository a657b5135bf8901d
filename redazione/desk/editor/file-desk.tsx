import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { OpenFile } from "../../api.ts";
import { api } from "../api/api.ts";
import { useAsked } from "../api/use-asked.ts";
import { Page } from "../components/page.tsx";
import type { Path } from "../form/path.ts";
import { wordsOf } from "../form/schema.ts";
import { HoursChange } from "../hours/hours-change.tsx";
import { nextNotice } from "../preview/next-notice.ts";
import { PreviewPane } from "../preview/preview-pane.tsx";
import type { Route } from "../router/route.ts";
import { useLeaving } from "../router/use-leaving.ts";
import { forget, go } from "../router/use-route.ts";
import { addEntry } from "./add-entry.ts";
import { changesBetween } from "./changes.ts";
import { Conflict } from "./conflict.tsx";
import type { Editing } from "./editing.ts";
import styles from "./editor.module.css";
import { FileForm } from "./file-form.tsx";
import { lacksPhotograph } from "./lacks-photograph.ts";
import { ProblemSummary } from "./problem-summary.tsx";
import { QuestionPanel } from "./question-panel.tsx";
import { questionsOf } from "./questions.ts";
import { SaveBar } from "./save-bar.tsx";
import type { useEditing } from "./use-editing.ts";
import { useFormContext } from "./use-form-context.tsx";
import { usePreview } from "./use-preview.ts";
import { useProblems } from "./use-problems.ts";
import { useSaveKey } from "./use-save-key.ts";
import { WholeText } from "./whole-text.tsx";

interface Props {
  route: Route & { page: "file" };
  file: ReturnType<typeof useEditing>;
  now: Editing;
}

const NOTHING_WRITTEN = "Non avete scritto niente. Togliere lo stesso la domanda?";

/** Fetches the file whose question is answered in another one. */
function useAsking(path: string | undefined): OpenFile | undefined {
  const ask = useCallback(async () => (path ? await api.open(path) : undefined), [path]);
  return useAsked(ask).answer;
}

/** Shows an open file: its form, its preview, and the bar that saves it. */
export function FileDesk({ route, file, now }: Props) {
  const { opened, draft, words: allowed, refusal, isSaving, saved } = now;
  const { path, kind, title } = opened;
  const words = useMemo(() => wordsOf(opened.schema), [opened.schema]);
  const written = useMemo(() => ({ path, draft, words: [...allowed] }), [path, draft, allowed]);
  const made = usePreview(written);
  const problems = useProblems(written, made, refusal, opened);
  const context = useFormContext({ path, draft, problems, change: file.change });
  const { goTo } = context;
  useLeaving(file.isChanged);
  // A newly created text counts as saved until something is edited.
  const [first] = useState(route.isNew ? opened.version : undefined);

  // The address's request is carried out once, when the file has loaded.
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    if (route.add !== undefined && !file.isRestored) {
      const added = addEntry(draft.fields, route.add, words, context.now());
      file.change({ ...draft, fields: added.fields });
      goTo(added.at);
    } else if (route.field) goTo(route.field.split("."));
    // Removed from the address, so that reopening the file does not repeat it.
    const { question, askedBy } = route;
    forget(route, { page: "file", path, question, askedBy });
  });

  const asking = useAsking(route.askedBy);
  const [question] = questionsOf((route.askedBy ? asking : opened)?.draft.fields ?? null).slice(
    route.question ?? Number.POSITIVE_INFINITY,
  );
  const save = () => void file.save();
  const answer = async () => {
    if (!file.isChanged && !window.confirm(NOTHING_WRITTEN)) return;
    const index = route.question ?? 0;
    const send: typeof api.save = async (to, version, written, right) => {
      if (!asking) return api.answer({ path: to, index, version, draft: written });
      const made = await api.save(to, version, written, right);
      await api.answer({ path: asking.path, index, version: asking.version });
      return made;
    };
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
      {lacksPhotograph(path, draft.fields) && (
        <p className={styles.word}>
          Qui manca una fotografia: c’è soltanto un disegno. Chi visita il sito non lo legge.
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
          <ProblemSummary
            path={path}
            problems={problems}
            words={words}
            goTo={goTo}
            onAllow={file.allow}
          />
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
          <WholeText file={opened} isChanged={file.isChanged} onTake={file.change} />
        </div>
        <PreviewPane
          path={path}
          own={path.endsWith(".md") ? opened.address : undefined}
          preview={made.preview}
          failure={made.failure}
          opens={path === "news.yaml" ? nextNotice(draft.fields) : ""}
        />
      </div>
      <SaveBar
        changes={changes}
        problems={problems.length}
        isSaving={isSaving}
        saved={saved ?? (first && !file.isChanged ? { version: first } : undefined)}
        refusal={refusal}
        onSave={save}
        onDiscard={file.discard}
        onUndo={file.undo}
      />
    </Page>
  );
}

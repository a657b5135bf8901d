import { useMemo, useState } from "react";
import type { Draft, EmptyFile, Refusal } from "../../api.ts";
import { api } from "../api/api.ts";
import { Refused } from "../api/request.ts";
import editorStyles from "../editor/editor.module.css";
import { FileForm } from "../editor/file-form.tsx";
import { slugOf } from "../editor/picture-name.ts";
import { ProblemSummary } from "../editor/problem-summary.tsx";
import { useFormContext } from "../editor/use-form-context.tsx";
import { usePreview } from "../editor/use-preview.ts";
import { useProblems } from "../editor/use-problems.ts";
import { PreviewPane } from "../preview/preview-pane.tsx";
import { go } from "../router/use-route.ts";
import { allWords } from "../words/all-words.ts";
import { NewFilePlace } from "./new-file-place.tsx";

interface Props {
  empty: EmptyFile;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** The form of a text that is not there yet: where it goes, and then its fields. */
export function NewFileForm({ empty, draft, onChange }: Props) {
  const { kind, places, schema } = empty;
  const { titolo } = draft.fields as { titolo?: string };
  const [own, setOwn] = useState<string>();
  const name = own ?? slugOf(titolo ?? "");
  const [also, setAlso] = useState("");
  const [refusal, setRefusal] = useState<Refusal>();
  const path = `${kind}/${name || "nuovo"}.md`;
  const [words, setWords] = useState<readonly string[]>([]);
  const written = useMemo(
    () => (name ? { path, draft, also: also || undefined, words: [...words] } : undefined),
    [path, name, draft, also, words],
  );
  const { preview, failure } = usePreview(written);
  const problems = useProblems(preview, refusal);
  const context = useFormContext({ path, draft, problems, change: onChange });
  const save = async () => {
    try {
      const made = await api.create({
        kind,
        name,
        draft,
        also: also || undefined,
        words: [...words],
      });
      go({ page: "file", path: made.path });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefusal(error.refusal);
    }
  };
  return (
    <>
      <div className={editorStyles.desk}>
        <div className={editorStyles.paper}>
          <ProblemSummary
            problems={problems}
            words={allWords[kind] ?? {}}
            goTo={context.goTo}
            onAllow={(word) => setWords([...words, word])}
          />
          <FileForm {...{ kind, schema, draft, context, onChange }} />
          <NewFilePlace {...{ name, places, also }} onName={setOwn} onAlso={setAlso} />
        </div>
        <PreviewPane preview={preview} failure={failure} />
      </div>
      <section className={editorStyles.bar} aria-label="Salvare">
        <div className={editorStyles.barLine}>
          <p className={editorStyles.barWords}>
            {name ? "Non è ancora salvato." : "Prima di tutto, il titolo."}
          </p>
          <button type="button" className={editorStyles.main} disabled={!name} onClick={save}>
            Salva
          </button>
        </div>
        {refusal && (
          <p role="alert" className={editorStyles.refusal}>
            {refusal.sentence}
          </p>
        )}
      </section>
    </>
  );
}

import { useMemo, useState } from "react";
import type { Draft, EmptyFile, Refusal } from "../../api.ts";
import { api } from "../api/api.ts";
import { refusalOf } from "../api/request.ts";
import editorStyles from "../editor/editor.module.css";
import { FileForm } from "../editor/file-form.tsx";
import { slugOf } from "../editor/picture-name.ts";
import { ProblemSummary } from "../editor/problem-summary.tsx";
import { Bar } from "../editor/save-bar.tsx";
import { useFormContext } from "../editor/use-form-context.tsx";
import { usePreview } from "../editor/use-preview.ts";
import { useProblems } from "../editor/use-problems.ts";
import { wordsOf } from "../form/schema.ts";
import { PreviewPane } from "../preview/preview-pane.tsx";
import { useLeaving } from "../router/use-leaving.ts";
import { go } from "../router/use-route.ts";
import { NewFilePlace, PLACE_WORDS, placedAtNew } from "./new-file-place.tsx";
import { useNewText } from "./use-new-text.ts";

/** Shows the form of a new text: first its place, then its fields. */
export function NewFileForm({ empty }: { empty: EmptyFile }) {
  const { kind, places, schema } = empty;
  const { text, isBegun, isRestored, change, discard, forget } = useNewText(empty);
  const { draft, also = "" } = text;
  const { titolo } = draft.fields as { titolo?: string };
  const name = text.name ?? slugOf(titolo ?? "");
  const [refusal, setRefusal] = useState<Refusal>();
  const path = `${kind}/${name || "nuovo"}.md`;
  const [words, setWords] = useState<readonly string[]>([]);
  const written = useMemo(
    () => (name ? { path, draft, also: also || undefined, words: [...words] } : undefined),
    [path, name, draft, also, words],
  );
  const made = usePreview(written);
  const found = useProblems(written, made, refusal);
  const problems = useMemo(() => found.map((one) => placedAtNew(one, path)), [found, path]);
  const onChange = (changed: Draft) => change({ draft: changed });
  const context = useFormContext({ path, draft, problems, change: onChange });
  const [isSaving, setSaving] = useState(false);
  useLeaving(isBegun);
  const save = async () => {
    setSaving(true);
    try {
      const made = await api.create({
        kind,
        name,
        draft,
        also: also || undefined,
        words: [...words],
      });
      forget();
      go({ page: "file", path: made.path, isNew: true });
    } catch (error) {
      setRefusal(refusalOf(error));
      setSaving(false);
    }
  };
  return (
    <>
      {isRestored && (
        <p className={editorStyles.word} role="status">
          Abbiamo ritrovato quello che stavate scrivendo: non è ancora salvato.
        </p>
      )}
      <div className={editorStyles.desk}>
        <div className={editorStyles.paper}>
          <ProblemSummary
            path={path}
            problems={problems}
            words={{ ...wordsOf(schema), ...PLACE_WORDS }}
            goTo={context.goTo}
            onAllow={(word) => setWords([...words, word])}
          />
          <FileForm {...{ kind, schema, draft, context, onChange }} />
          <NewFilePlace
            {...{ name, places, also, problems }}
            onName={(given) => change({ name: given })}
            onAlso={(place) => change({ also: place })}
          />
        </div>
        <PreviewPane path={path} preview={made.preview} failure={made.failure} />
      </div>
      <Bar
        words={name ? "Non è ancora salvato." : "Prima di tutto, il titolo."}
        isReady={Boolean(name)}
        problems={problems.length}
        onDiscard={isBegun ? discard : undefined}
        onSave={save}
        {...{ isSaving, refusal }}
      />
    </>
  );
}

import { useCallback } from "react";
import { api } from "../api/api.ts";
import { useAsked } from "../api/use-asked.ts";
import { Page } from "../components/page.tsx";
import { NewFileForm } from "./new-file-form.tsx";

/** Creates a new text: a page, a hymn, a prayer, a company. */
export function NewPage({ kind }: { kind: string }) {
  const { answer, refusal } = useAsked(useCallback(() => api.empty(kind), [kind]));
  return (
    <Page title={answer?.title ?? "Un testo nuovo"} isWide>
      {refusal && <p role="alert">{refusal}</p>}
      {answer && <NewFileForm key={kind} empty={answer} />}
    </Page>
  );
}

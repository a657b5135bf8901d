import { useEffect, useState } from "react";
import type { FieldProblem, OpenFile, Preview, Refusal } from "../../api.ts";
import { SUMMARY_ID } from "./problem-summary.tsx";

const NONE: readonly FieldProblem[] = [];

/**
 * Returns the problems to show: none until a save is refused, since an unfinished draft is no error; then those of the
 * refusal, which gets focus, or of the check after later edits; none again once it is saved or reopened.
 */
export function useProblems(
  preview: Preview | undefined,
  refusal: Refusal | undefined,
  opened?: OpenFile,
): readonly FieldProblem[] {
  const [problems, setProblems] = useState<readonly FieldProblem[]>();
  useEffect(() => {
    if (preview) setProblems((known) => known && preview.problems);
  }, [preview]);
  useEffect(() => {
    if (opened) setProblems(undefined);
  }, [opened]);
  useEffect(() => {
    if (refusal?.problems) setProblems(refusal.problems);
  }, [refusal]);
  useEffect(() => {
    if (problems && problems === refusal?.problems) document.getElementById(SUMMARY_ID)?.focus();
  }, [problems, refusal]);
  return problems ?? NONE;
}

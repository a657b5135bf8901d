import { useEffect, useState } from "react";
import type { FieldProblem, OpenFile, Preview, Refusal } from "../../api.ts";
import { SUMMARY_ID } from "./problem-summary.tsx";

const NONE: readonly FieldProblem[] = [];

/**
 * What is to be put right: nothing until a save is refused, because what is not written yet is no fault; then what was
 * last said, by the refusal, to which focus goes, or by the check of what was written since; nothing once it is saved or
 * opened again.
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

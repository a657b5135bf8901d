import { useEffect, useRef, useState } from "react";
import type { FieldProblem, OpenFile, Preview, Refusal, Written } from "../../api.ts";
import { SUMMARY_ID } from "./problem-summary.tsx";

const NONE: readonly FieldProblem[] = [];

/**
 * Returns the problems to show: none until a save is refused, since an unfinished draft is no error; then those of the
 * refusal, which gets focus, or of the check after later edits; none again once it is saved or reopened.
 */
export function useProblems(
  written: Written | undefined,
  { preview, of }: { preview?: Preview; of?: Written },
  refusal: Refusal | undefined,
  opened?: OpenFile,
): readonly FieldProblem[] {
  const [problems, setProblems] = useState<readonly FieldProblem[]>();
  const refused = useRef<Written>(undefined);
  const latest = useRef(written);
  useEffect(() => {
    latest.current = written;
  }, [written]);
  useEffect(() => {
    // A preview of what was refused knows less than the refusal.
    if (preview && of !== refused.current) setProblems((known) => known && preview.problems);
  }, [preview, of]);
  useEffect(() => {
    if (opened) setProblems(undefined);
  }, [opened]);
  useEffect(() => {
    if (!refusal?.problems) return;
    refused.current = latest.current;
    setProblems(refusal.problems);
  }, [refusal]);
  useEffect(() => {
    if (problems && problems === refusal?.problems) document.getElementById(SUMMARY_ID)?.focus();
  }, [problems, refusal]);
  return problems ?? NONE;
}

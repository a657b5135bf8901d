import { useEffect, useEffectEvent, useState } from "react";
import type { FieldProblem, Preview, Written } from "../../api.ts";
import { ask } from "../api.ts";

/** Milliseconds without a keystroke before the preview is rebuilt. */
const PAUSE = 700;

/**
 * Returns the preview of a draft, shortly after the last edit.
 * @param onChecked receives the problems of each draft that was previewed
 */
export function usePreview(
  written: Written | undefined,
  onChecked: (problems: readonly FieldProblem[]) => void,
) {
  const [preview, setPreview] = useState<Preview>();
  const [failure, setFailure] = useState("");
  const check = useEffectEvent(onChecked);
  useEffect(() => {
    if (!written) return;
    let isLate = false;
    const timer = setTimeout(() => {
      ask("preview", written).then(
        (made) => {
          if (isLate) return;
          setFailure("");
          check(made.problems);
          // While the fields cannot be rendered, the frame keeps its page.
          setPreview((before) =>
            made.pages.length === 0 && made.problems.length > 0 && before
              ? { ...before, problems: made.problems }
              : made,
          );
        },
        (error: Error) => {
          if (!isLate) setFailure(error.message);
        },
      );
    }, PAUSE);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [written]);
  return { preview, failure };
}

import { useEffect, useState } from "react";
import type { Preview, Written } from "../../api.ts";
import { api } from "../api/api.ts";

/** Milliseconds without a keystroke before the preview is rebuilt. */
const PAUSE = 700;

/** Returns the preview of a draft and its problems, shortly after the last edit, with the draft that it is of. */
export function usePreview(written: Written | undefined) {
  const [preview, setPreview] = useState<Preview>();
  const [of, setOf] = useState<Written>();
  const [failure, setFailure] = useState("");
  useEffect(() => {
    if (!written) return;
    let isLate = false;
    const timer = setTimeout(() => {
      api.preview(written).then(
        (made) => {
          if (isLate) return;
          setFailure("");
          setOf(written);
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
  return { preview, of, failure };
}

import { useEffect, useState } from "react";
import type { Preview, Written } from "../../api.ts";
import { api } from "../api/api.ts";

/** Milliseconds without a key before the page is made anew. */
const PAUSE = 700;

/** What a draft looks like, and what is wrong with it, a moment after it was written. */
export function usePreview(written: Written | undefined) {
  const [preview, setPreview] = useState<Preview>();
  const [failure, setFailure] = useState("");
  useEffect(() => {
    if (!written) return;
    let isLate = false;
    const timer = setTimeout(() => {
      api.preview(written).then(
        (made) => {
          if (isLate) return;
          setFailure("");
          // While the fields cannot be shown, the frame keeps what it has.
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

import { useCallback, useEffect, useRef, useState } from "react";

/** The state of a request: pending, answered, or refused with a sentence. */
interface Asked<Answer> {
  answer?: Answer;
  refusal?: string;
  again: () => void;
}

/**
 * Sends a request once, and again on demand. The answer to an earlier question does not count.
 * @param question must be the same function on every render
 */
export function useAsked<Answer>(question: () => Promise<Answer>): Asked<Answer> {
  const [state, setState] = useState<{ to: unknown; answer?: Answer; refusal?: string }>();
  const latest = useRef<unknown>(undefined);
  const again = useCallback(() => {
    latest.current = question;
    const settle = (settled: { answer?: Answer; refusal?: string }) => {
      if (latest.current === question) setState({ to: question, ...settled });
    };
    question().then(
      (answer) => settle({ answer }),
      (error: Error) => settle({ refusal: error.message }),
    );
  }, [question]);
  useEffect(again, [again]);
  const { answer, refusal } = state?.to === question ? state : {};
  return { ...(answer !== undefined && { answer }), ...(refusal && { refusal }), again };
}

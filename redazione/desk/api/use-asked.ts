import { useCallback, useEffect, useState } from "react";

/** The state of a request: pending, answered, or refused with a sentence. */
interface Asked<Answer> {
  answer?: Answer;
  refusal?: string;
  again: () => void;
}

/** Sends a request once, and again on demand. @param question must be the same function on every render */
export function useAsked<Answer>(question: () => Promise<Answer>): Asked<Answer> {
  const [state, setState] = useState<{ answer?: Answer; refusal?: string }>({});
  const again = useCallback(() => {
    question().then(
      (answer) => setState({ answer }),
      (error: Error) => setState({ refusal: error.message }),
    );
  }, [question]);
  useEffect(again, [again]);
  return { ...state, again };
}

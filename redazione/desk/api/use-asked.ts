import { useCallback, useEffect, useState } from "react";

/** What the server was asked: on its way, there, or refused with a sentence. */
export interface Asked<Answer> {
  answer?: Answer;
  refusal?: string;
  again: () => void;
}

/** Asks the server once, and again when told to. @param question One that stays the same between renders. */
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

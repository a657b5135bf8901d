import { useEffect } from "react";
import { useVisitorDate } from "../../time/clock.ts";
import { loadSaint, useSaintState } from "./saint-store.ts";
import { type SaintView, saintView } from "./saint-view.ts";
import { useYearlyFile } from "./yearly-file.ts";

/** Returns what to show of today's saint by the visitor's own calendar; updates at the visitor's midnight. */
export function useSaintView(): SaintView {
  const today = useVisitorDate();
  const file = useYearlyFile(today.year);
  const view = saintView(today, file, useSaintState());

  useEffect(() => {
    if (view.needsStore) loadSaint();
  }, [view.needsStore]);

  return view;
}

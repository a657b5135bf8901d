import { useDarkMode } from "../features/dark-mode/dark-mode.tsx";
import { RotateHint } from "../features/rotate-hint/rotate-hint.tsx";
import { PendingPage } from "../page-components/pending-page/pending-page.tsx";
import { PageTransition } from "./page-transition/page-transition.tsx";

/** What moves or shows for a moment, only with scripts: no page waits for it, or includes its styles. */
export default function PassingNotices() {
  // Where there is no button too.
  useDarkMode();
  return (
    <>
      <PendingPage />
      <RotateHint />
      <PageTransition />
    </>
  );
}

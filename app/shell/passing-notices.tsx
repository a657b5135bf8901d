import { isDark } from "../features/dark-mode/dark-mode.tsx";
import { RotateHint } from "../features/rotate-hint/rotate-hint.tsx";
import { PendingPage } from "../page-components/pending-page/pending-page.tsx";
import { useStore } from "../state/create-store.ts";
import { PageTransition } from "./page-transition/page-transition.tsx";

/** What moves or shows for a moment, only with scripts: no page waits for it, or includes its styles. */
export default function PassingNotices() {
  // Where there is no button too.
  useStore(isDark);
  return (
    <>
      <PendingPage />
      <RotateHint />
      <PageTransition />
    </>
  );
}

import { RotateHint } from "../features/rotate-hint/rotate-hint.tsx";
import { PendingPage } from "../page-components/pending-page/pending-page.tsx";

/** Transient notices, only with scripts: no page includes their styles. */
export default function PassingNotices() {
  return (
    <>
      <PendingPage />
      <RotateHint />
    </>
  );
}

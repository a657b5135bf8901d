import { RotateHint } from "../features/rotate-hint/rotate-hint.tsx";
import { PendingPage } from "./pending-page.tsx";

/** Transient notices, only with scripts: no page includes their styles. */
export default function PassingNotices() {
  return (
    <>
      <PendingPage />
      <RotateHint />
    </>
  );
}

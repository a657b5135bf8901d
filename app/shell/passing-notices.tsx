import { RotateHint } from "../features/rotate-hint/rotate-hint.tsx";
import { PendingPage } from "./pending-page.tsx";

/** What is said for a moment, and only where scripts are: no page carries its styles. */
export default function PassingNotices() {
  return (
    <>
      <PendingPage />
      <RotateHint />
    </>
  );
}

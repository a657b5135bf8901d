import { useNavigation } from "react-router";
import styles from "./pending-page.module.css";

/** Announces that the next page is loading, when the network is slow enough for it to be noticed (docs/behaviour.md, "Loading"). */
export function PendingPage() {
  const isPending = useNavigation().state === "loading";
  return (
    <div aria-live="polite" className={styles.place}>
      {isPending && (
        <div role="status" className={styles.notice}>
          <span aria-hidden="true" className={styles.circles} />
          <span className={styles.text}>Loading...</span>
        </div>
      )}
    </div>
  );
}

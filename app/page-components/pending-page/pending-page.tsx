import { useNavigation } from "react-router";
import { Loader } from "../loader/loader.tsx";
import styles from "./pending-page.module.css";

/** Announces that the next page is loading, when the network is slow enough for it to be noticed. */
export function PendingPage() {
  const isPending = useNavigation().state === "loading";
  return (
    <div aria-live="polite" className={styles.place}>
      {isPending && (
        <div role="status" className={styles.notice}>
          <Loader />
        </div>
      )}
    </div>
  );
}

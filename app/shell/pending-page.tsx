import { Loader } from "../components/loader.tsx";
import { usePages } from "../navigation/pages.ts";
import { useStore } from "../state/create-store.ts";
import styles from "./pending-page.module.css";

/** Says that the next page is on its way, when the line is slow enough for it to be noticed. */
export function PendingPage() {
  const isPending = useStore(usePages().isOpening, false);
  return (
    <div role="status" className={styles.place}>
      {isPending && (
        <div className={styles.notice}>
          <Loader />
        </div>
      )}
    </div>
  );
}

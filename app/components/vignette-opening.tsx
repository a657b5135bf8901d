import type { ReactNode } from "react";
import styles from "./vignette-opening.module.css";

interface VignetteOpeningProps {
  /** The address of a small drawing, which says nothing that the words do not. */
  drawing: string;
  /** The title and what it means for the visitor. */
  children: ReactNode;
}

/** The head of a page that stands in the place of another: a vignette, and beside it, where there is room, its words. */
export function VignetteOpening({ drawing, children }: VignetteOpeningProps) {
  return (
    <div className={styles.opening}>
      <img src={drawing} alt="" width={1200} height={800} />
      <div>{children}</div>
    </div>
  );
}

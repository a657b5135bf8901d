import type { ReactNode } from "react";
import { Vignette } from "./vignette.tsx";
import styles from "./vignette-opening.module.css";

interface VignetteOpeningProps {
  drawing: string;
  /** The title and what it means for the visitor. */
  children: ReactNode;
}

/** The head of a page that stands in the place of another: a vignette, and beside it, where there is room, its words. */
export function VignetteOpening({ drawing, children }: VignetteOpeningProps) {
  return (
    <div className={styles.opening}>
      <Vignette drawing={drawing} />
      <div>{children}</div>
    </div>
  );
}

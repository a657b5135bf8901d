import type { ReactNode } from "react";
import styles from "./vignette.module.css";

/** Draws the vignette of a page that is no content; decorative, as the text says it all. */
export function Vignette({ drawing }: { drawing: string }) {
  return <img src={drawing} alt="" width={1200} height={800} className={styles.vignette} />;
}

interface VignetteOpeningProps {
  drawing: string;
  /** Title and what it means for the visitor. */
  children: ReactNode;
}

/** Opens a page that is no content: a vignette and its text, side by side where there is room. */
export function VignetteOpening({ drawing, children }: VignetteOpeningProps) {
  return (
    <div className="stand-in">
      <Vignette drawing={drawing} />
      <div className="prose">{children}</div>
    </div>
  );
}

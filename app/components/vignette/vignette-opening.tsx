import type { ReactNode } from "react";
import { Vignette } from "./vignette.tsx";

interface VignetteOpeningProps {
  drawing: string;
  /** Title and what it means for the visitor. */
  children: ReactNode;
}

/** Opens a page that stands in for another: a vignette and its text, side by side where there is room. */
export function VignetteOpening({ drawing, children }: VignetteOpeningProps) {
  return (
    <div className="stand-in">
      <Vignette drawing={drawing} />
      <div>{children}</div>
    </div>
  );
}

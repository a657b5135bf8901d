import { Vignette } from "../components/vignette/vignette.tsx";
import drawing from "../components/vignettes/broken.svg";

/** A tree across the path. */
export default function BrokenVignette() {
  return <Vignette drawing={drawing} />;
}

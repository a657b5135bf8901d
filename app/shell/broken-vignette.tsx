import { Vignette } from "../components/vignette/vignette.tsx";
import drawing from "../components/vignettes/broken.svg";

/** Vignette of the error page: a tree across the path. */
export default function BrokenVignette() {
  return <Vignette drawing={drawing} />;
}

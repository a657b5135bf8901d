import { WaysOn } from "../link-groups/link-groups.tsx";
import { Vignette } from "../vignette/vignette.tsx";
import drawing from "../vignettes/broken.svg";

/** What else an error page has: its vignette, a tree across the path, and the ways on. */
export default function ErrorRest() {
  return (
    <>
      <Vignette drawing={drawing} />
      <WaysOn />
    </>
  );
}

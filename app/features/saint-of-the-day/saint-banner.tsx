import { useMediaQuery } from "../../components/use-media-query.ts";
import styles from "./saint-banner.module.css";
import { isLongName } from "./saint-records.ts";
import { useSaintView } from "./use-saint-view.ts";

/** Today's saint: name and kind, with a glow in the liturgical colour (specification, sections 2 and 3). */
export default function SaintBanner({ isRegion }: { isRegion: boolean }) {
  const {
    saints: [saint, ...others],
    messages,
  } = useSaintView();
  const isNarrow = useMediaQuery("(max-width: 800px)");
  const Heading = saint && isNarrow && isLongName(saint.name) ? "h3" : "h2";
  return (
    <section aria-label={isRegion ? "Santo del giorno" : undefined} className={styles.banner}>
      {saint ? (
        <div className={styles.saint} data-colour={saint.colour}>
          <Heading>{saint.name}</Heading>
          <p>{[saint.kind, ...others.map(({ name }) => name)].filter(Boolean).join(" · ")}</p>
        </div>
      ) : (
        messages.map((message) => <p key={message}>{message}</p>)
      )}
    </section>
  );
}

import { useEffect, useId, useState } from "react";
import { longDate } from "../../../domain/time/calendar-date.ts";
import { Ridge } from "../../components/ridge.tsx";
import { Modal } from "../../page-components/modal/modal.tsx";
import {
  SanitisedHtml,
  useSanitised,
} from "../../page-components/sanitised-html/sanitised-html.tsx";
import { useStore } from "../../state/create-store.ts";
import { useNowEverySecond } from "../../time/clock.ts";
import Carousel from "../carousel/carousel.tsx";
import { currentItem, type NewsItem, parseNews } from "./news-items.ts";
import { isDue, newsMemory, storeClosed, storeShown, storeSilenced } from "./news-memory.ts";
import styles from "./news-popup.module.css";

/** Shows the current news item until OK, and again after its minutes (docs/behaviour.md, "Breaking news"). */
export default function NewsPopup() {
  const items = useNews();
  const now = useNowEverySecond();
  const memory = useStore(newsMemory);

  const item = currentItem(items, now);
  if (!item || !isDue(item, memory, now)) return null;
  return (
    <Popup key={item.id} item={item} onClose={(isSilenced) => storeClosed(item, now, isSilenced)} />
  );
}

interface PopupProps {
  item: NewsItem;
  /** Called on OK, ×, the overlay and Escape alike. */
  onClose: (isSilenced: boolean) => void;
}

function Popup({ item, onClose }: PopupProps) {
  const [isSilenced, setIsSilenced] = useState(false);
  const textId = useId();
  useEffect(() => storeShown(item), [item]);
  const close = () => onClose(isSilenced);
  // Opens together with its text: screen readers announce it on opening or not at all.
  if (useSanitised(item.content) === undefined) return null;

  return (
    <Modal title={item.title} describedBy={textId} onClose={close}>
      <p className={styles.day}>Avviso del {longDate(item.startDate.slice(0, 10))}</p>
      <SanitisedHtml id={textId} html={item.content} />
      <Carousel label="Immagini dell’avviso" images={item.foto} hasViewer={false} />
      <Ridge />
      <div className={styles.answer}>
        <label>
          <input
            type="checkbox"
            checked={isSilenced}
            onChange={({ target }) => {
              setIsSilenced(target.checked);
              storeSilenced(target.checked);
            }}
          />
          Non mostrare più
        </label>
        <button type="button" className="button full" onClick={close}>
          OK
        </button>
      </div>
    </Modal>
  );
}

const ADDRESS = "/dati/breaking-news.json";

/** Fetches the news once per page load, never from a cache; empty on failure. */
function useNews(): NewsItem[] {
  const [items, setItems] = useState<NewsItem[]>([]);
  useEffect(() => {
    const request = new AbortController();
    fetch(ADDRESS, { cache: "no-store", signal: request.signal })
      .then((answer) => (answer.ok ? answer.json() : []))
      .then(
        (answer) => setItems(parseNews(answer)),
        // No network, or invalid JSON: the page goes on without news.
        () => {},
      );
    return () => request.abort();
  }, []);
  return items;
}

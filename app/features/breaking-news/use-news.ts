import { useEffect, useState } from "react";
import { type NewsItem, parseNews } from "./news-items.ts";

const ADDRESS = "/dati/breaking-news.json";

/** Fetches the news once per page load, never from a cache; empty on failure. */
export function useNews(): NewsItem[] {
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

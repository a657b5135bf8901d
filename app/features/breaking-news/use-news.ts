import { useEffect, useState } from "react";
import { type NewsItem, parseNews } from "./news-items.ts";

const ADDRESS = "/dati/breaking-news.json";

/** The news, asked for once for each page load and never from a cache; none when they cannot be had. */
export function useNews(): NewsItem[] {
  const [items, setItems] = useState<NewsItem[]>([]);
  useEffect(() => {
    const request = new AbortController();
    fetch(ADDRESS, { cache: "no-store", signal: request.signal })
      .then((answer) => (answer.ok ? answer.json() : []))
      .then(
        (answer) => setItems(parseNews(answer)),
        // No line, or no JSON: the page goes on without news.
        () => {},
      );
    return () => request.abort();
  }, []);
  return items;
}

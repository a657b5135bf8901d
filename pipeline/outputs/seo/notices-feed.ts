import { HOME_PAGE } from "../../../domain/addresses.ts";
import { DAY, dayInWords, WEEKDAY_NAMES, weekday } from "../../../domain/time/calendar-date.ts";
import { endInstant, romeDate, startInstant } from "../../../domain/time/rome-time.ts";
import { renderMarkdown } from "../../markdown/markdown.ts";
import type { News } from "../../schemas/news.ts";
import type { Site } from "../../schemas/site.ts";
import { xmlText } from "./xml-text.ts";

/** The address of the feed (docs/public-names.md, "Server"). */
export const FEED = "/avvisi.xml";

/** The prefix of the notices' ids (RFC 4151), by which readers track them: the same wherever the site is hosted. */
const NAMES = "tag:madonnadicanneto.it,2026:avvisi";

/** The days a notice stays after its end: a weekly reader still gets it, and nothing outdated stays on top. */
const DAYS_AFTER = 30;

/** Renders the notices as an Atom feed (RFC 4287), newest first, from their start until some time after their end. */
export function noticesFeed(news: News, { web, name }: Site, now: number): string {
  const shown = news
    .map((item) => ({
      ...item,
      start: startInstant(item.startDate),
      end: endInstant(item.endDate),
    }))
    .filter(({ start, end }) => start <= now && now < end + DAYS_AFTER * DAY)
    .sort((one, other) => other.start - one.start);
  const updated = shown[0]?.start ?? Math.floor(now / DAY) * DAY;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="it">
<id>${NAMES}</id>
<title>${xmlText(`Avvisi · ${name}`)}</title>
<updated>${instantText(updated)}</updated>
<author><name>${xmlText(name)}</name></author>
<link rel="self" type="application/atom+xml" href="${web}${FEED}"/>
<link rel="alternate" type="text/html" href="${web}${HOME_PAGE}"/>
${shown.map((item) => entry(item, web)).join("")}</feed>
`;
}

type ShownNotice = News[number] & { start: number; end: number };

function entry({ id, title, text, start, end }: ShownNotice, web: string): string {
  const html = `${withWholeLinks(renderMarkdown(text).html, web)}<p>${lastDay(end)}</p>`;
  return `<entry>
<id>${NAMES}/${id}</id>
<title>${xmlText(title)}</title>
<published>${instantText(start)}</published>
<updated>${instantText(start)}</updated>
<link rel="alternate" type="text/html" href="${web}${HOME_PAGE}"/>
<content type="html">${xmlText(html)}</content>
</entry>
`;
}

const instantText = (instant: number) => new Date(instant).toISOString().replace(".000Z", "Z");

/** Makes links absolute: feed readers show the text outside the site. */
const withWholeLinks = (html: string, web: string) => html.replaceAll('href="/', `href="${web}/`);

/** Formats the last day of validity: an entry may be read long after its publication. */
function lastDay(end: number): string {
  const day = romeDate(end - 1);
  return `Vale fino a ${WEEKDAY_NAMES[weekday(day)]} ${dayInWords(day)} ${day.year}.`;
}

import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import UpcomingFeasts from "./upcoming-feasts.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2027-06-01T12:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const day = { month: 7, day: 26 };
const feast = {
  slug: "sant-anna",
  name: "Sant’Anna",
  what: "Messa.",
  rule: { from: day, to: day },
};
const html = (hours?: Record<string, string>) =>
  renderToStaticMarkup(<UpcomingFeasts feasts={[{ ...feast, hours }]} />);

test("a feast says the hour that is confirmed for the year that is shown", () => {
  expect(html({ 2027: "11:00" })).toContain("lunedì 26 luglio 2027, ore 11</span>");
  expect(html({ 2027: "11:30" })).toContain("lunedì 26 luglio 2027, ore 11.30</span>");
});

test("a feast says no hour of another year, nor one that nobody has confirmed", () => {
  for (const hours of [undefined, { 2026: "11:00" }]) {
    expect(html(hours)).toContain("lunedì 26 luglio 2027</span>");
  }
});

test("months are named once, days stand in figures", () => {
  const inAugust = (from: number, to: number) => ({
    ...feast,
    slug: `agosto-${from}`,
    rule: { from: { month: 8, day: from }, to: { month: 8, day: to } },
  });
  const feasts = [feast, inAugust(12, 20), inAugust(22, 22)];
  const markup = renderToStaticMarkup(<UpcomingFeasts feasts={feasts} />);
  expect(markup.match(/<h3>.*?<\/h3>/g)).toEqual(["<h3>luglio 2027</h3>", "<h3>agosto 2027</h3>"]);
  expect(markup.match(/(?<=aria-hidden="true"[^>]*>)[^<]+(?=<\/p>)/g)).toEqual([
    "26",
    "12–20",
    "22",
  ]);
});

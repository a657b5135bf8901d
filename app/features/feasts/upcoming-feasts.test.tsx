import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UpcomingFeasts } from "./upcoming-feasts.tsx";

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
  expect(html({ 2027: "11:00" })).toContain("lunedì 26 luglio 2027, ore 11</p>");
  expect(html({ 2027: "11:30" })).toContain("lunedì 26 luglio 2027, ore 11.30</p>");
});

test("a feast says no hour of another year, nor one that nobody has confirmed", () => {
  for (const hours of [undefined, { 2026: "11:00" }]) {
    expect(html(hours)).toContain("lunedì 26 luglio 2027</p>");
  }
});

test("its heading is where the address of the feast leads", () => {
  expect(html()).toContain('<h3 id="festa-sant-anna">');
});

test("its link to the calendar says of which feast by itself, out of its place", () => {
  expect(html()).toMatch(/href="\/calendario\/sant-anna\.ics" title="Sant’Anna">/);
});

import { expect, test } from "vitest";
import { type Bulletin, bulletinInForce } from "../../domain/road/bulletins.ts";
import { bulletinAt } from "../../server/road.ts";
import { roadSchedule } from "./road-schedule.ts";

const bulletins: Bulletin[] = [
  { state: "aperta", since: "2027-01-01", issued: "2027-01-01", text: "Si sale." },
  {
    state: "chiusa",
    since: "2027-01-14T07:30",
    until: "2027-01-16",
    issued: "2027-01-13",
    text: "Neve.",
  },
  {
    state: "attenzione",
    since: "2027-01-15T08:00",
    until: "2027-01-15T12:00",
    issued: "2027-01-15",
    text: "Ghiaccio.",
  },
];

test("the server says what a browser would, to the millisecond", () => {
  const schedule = roadSchedule(bulletins);
  const edges = schedule.flatMap(({ from, until = from }) => [from, until]);
  expect(edges).toHaveLength(6);
  const states = edges
    .flatMap((edge) => [edge - 1, edge, edge + 1])
    .map((now) => {
      const said = bulletinAt(schedule, now);
      expect(said).toEqual(bulletinInForce(bulletins, now) ?? null);
      return (said as Bulletin | null)?.state;
    });
  expect(new Set(states)).toEqual(new Set(["aperta", "chiusa", "attenzione", undefined]));
});

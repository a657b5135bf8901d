import type { SpecialDay, Timetable } from "../../domain/hours/timetable.ts";

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6, 7];

const special = (
  day: SpecialDay["day"],
  name: string,
  masses: string[],
  from?: string,
  to = "24:00",
): SpecialDay => ({
  ...{ day, name, masses, isClosed: false },
  ...(from && { opening: [{ from, to }] }),
});

/** The days of a feast in August. */
const august = (first: number, last: number) => ({
  from: { month: 8, day: first },
  to: { month: 8, day: last },
});

/** A sample timetable, as the parish may write it. */
export const sampleTimetable: Timetable = {
  periods: [
    {
      name: "Inverno",
      startDate: "2026-11-01",
      endDate: "2027-04-30",
      isClosed: true,
      note: "I gruppi salgono su richiesta.",
      confirmedBy: "il rettore",
    },
    {
      name: "Estate 2027",
      startDate: "2027-05-01",
      endDate: "2027-10-31",
      isClosed: false,
      opening: [
        { weekdays: EVERY_DAY, from: "8:00", to: "12:30" },
        { weekdays: EVERY_DAY, from: "15:00", to: "19:00" },
      ],
      masses: [
        { weekdays: [0], times: ["17:00", "8:00", "11:00"] },
        { weekdays: [1, 2, 3, 4, 5, 6], times: ["17:00"] },
      ],
      vigilMasses: ["18:30"],
      confessions: [{ weekdays: [0], times: ["10:00"] }],
      confirmedBy: "il rettore",
    },
  ],
  specialDays: [
    special("2027-08-15", "Assunzione", ["8:00", "9:30", "11:00"]),
    special(august(12, 20), "Novena", ["8:30", "20:00"]),
    special(august(22, 22), "Madonna di Canneto", ["6:00", "11:30"], "0:00"),
    special({ easter: 1 }, "Lunedì dell’Angelo", ["11:00"], "9:00", "17:00"),
    { day: "2027-10-20", isClosed: true, note: "Si lavora al tetto." },
    special("2027-12-31", "Te Deum", ["23:00"], "16:00"),
    special("2028-01-01", "Maria Madre di Dio", ["0:30"], "0:00", "1:00"),
  ],
};

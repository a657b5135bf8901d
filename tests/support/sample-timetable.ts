import type { Timetable } from "../../domain/hours/timetable.ts";

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6, 7];

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
    {
      day: "2027-08-15",
      name: "Assunzione",
      isClosed: false,
      masses: ["8:00", "9:30", "11:00"],
    },
    {
      day: { from: { month: 8, day: 12 }, to: { month: 8, day: 20 } },
      name: "Novena",
      isClosed: false,
      masses: ["8:30", "20:00"],
    },
    {
      day: { from: { month: 8, day: 22 }, to: { month: 8, day: 22 } },
      name: "Madonna di Canneto",
      isClosed: false,
      opening: [{ from: "0:00", to: "24:00" }],
      masses: ["6:00", "11:30"],
    },
    {
      day: { easter: 1 },
      name: "Lunedì dell’Angelo",
      isClosed: false,
      opening: [{ from: "9:00", to: "17:00" }],
      masses: ["11:00"],
    },
    { day: "2027-10-20", isClosed: true, note: "Si lavora al tetto." },
    {
      day: "2027-12-31",
      name: "Te Deum",
      isClosed: false,
      opening: [{ from: "16:00", to: "24:00" }],
      masses: ["23:00"],
    },
    {
      day: "2028-01-01",
      name: "Maria Madre di Dio",
      isClosed: false,
      opening: [{ from: "0:00", to: "1:00" }],
      masses: ["0:30"],
    },
  ],
};

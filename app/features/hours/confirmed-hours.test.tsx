import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ConfirmedHours } from "./confirmed-hours.tsx";

const always = {
  name: "Estate",
  startDate: "2020-05-01",
  endDate: "2999-09-30",
  opening: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], times: ["8:00-19:00"] }],
  masses: [
    { weekdays: [0], times: ["8:00", "11:00"] },
    { weekdays: [6], times: ["17:00"] },
  ],
  confessions: [],
  note: undefined,
  confirmedBy: "il rettore",
};

test("the hours say when they hold, and leave out what is not known", () => {
  const html = renderToStaticMarkup(<ConfirmedHours hours={[always]} />);
  expect(html).toContain("Dal 1° maggio 2020 al 30 settembre 2999.");
  expect(html).toContain("ogni giorno: 8:00-19:00");
  expect(html).toContain("domenica: 8:00, 11:00; sabato: 17:00");
  expect(html).toContain("il rettore");
  expect(html).not.toContain("Confessioni");
});

test("nothing is shown when no hours are confirmed, or all are over", () => {
  expect(renderToStaticMarkup(<ConfirmedHours hours={[]} />)).toBe("");
  const over = { ...always, endDate: "2020-09-30" };
  expect(renderToStaticMarkup(<ConfirmedHours hours={[over]} />)).toBe("");
});

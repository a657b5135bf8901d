import { expect, test } from "vitest";
import { nextOpening } from "./preview-pane.tsx";

const NOW = "2027-01-14T07:00";

test("of what is to come, the entry written last is the one that is shown", () => {
  const from = (...days: string[]) =>
    nextOpening(
      days.map((dal) => ({ dal })),
      NOW,
    );
  expect(from("2027-01-18", "2027-03-01T08:00", "2027-01-20", "2027-01-14T06:59")).toBe(
    "2027-01-20T00:00",
  );
  expect([from(), from("2027-01-14"), nextOpening(null)]).toEqual(["", "", ""]);
});

test("an item in a menu and a countdown open too", () => {
  const laterale = [{ voce: "A", voci: [{ voce: "B", dal: "2027-08-12" }, "divisore"] }];
  expect(nextOpening({ laterale }, NOW)).toBe("2027-08-12T00:00");
  const conto_alla_rovescia = { visibile_dal: "2027-08-01T09:00", visibile_fino_al: "2027-08-22" };
  const immagini = [{ pubblicata_dal: "2027-07-01", conto_alla_rovescia }];
  expect(nextOpening({ immagini }, NOW)).toBe("2027-08-01T09:00");
});

import { expect, test } from "vitest";
import { newestNotice } from "./newest-notice.ts";

test("of the notices to come, the one written last is the one that is shown", () => {
  const from = (...days: string[]) =>
    newestNotice(
      days.map((dal) => ({ dal })),
      "2027-01-14T07:00",
    );
  expect(from("2027-01-18", "2027-03-01T08:00", "2027-01-20", "2027-01-14T06:59")).toBe(
    "2027-01-20T00:00",
  );
  expect([from(), from("2027-01-14"), newestNotice(null)]).toEqual(["", "", ""]);
});

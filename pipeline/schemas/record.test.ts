import { expect, test } from "vitest";
import { z } from "zod";
import { field, record } from "./record.ts";

test("a rule between fields waits until each is right in itself", () => {
  const even = record(
    { count: field("numero", z.number().multipleOf(2, "un numero pari")) },
    { holds: () => false, at: "count", expected: "altro" },
  );
  const { error } = even.safeParse({ numero: 3 });
  expect(error?.issues.map(({ message }) => message)).toEqual(["un numero pari"]);
});

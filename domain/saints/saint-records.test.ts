import { expect, test } from "vitest";
import { saintsOn } from "./saint-records.ts";

const today = { year: 2027, month: 5, day: 10 };

test.each(["2027-5-10", "2027-05-10", " 2027-05-10 "])("the date may be written %j", (data) => {
  const records = [
    { data: "2027-5-9", nome: "San Pacomio" },
    { data, nome: "San Giobbe" },
  ];
  expect(saintsOn(today, records).map(({ name }) => name)).toEqual(["San Giobbe"]);
});

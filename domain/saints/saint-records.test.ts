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

test.each([
  ["nothing", null],
  ["one record", { data: "2027-5-10" }],
  ["one record with a name", { data: "2027-5-10", nome: "San Giobbe" }],
  [
    "a list of what is no day with a name",
    [null, 3, [], { data: 7 }, { data: "2027-5-10" }, { data: "oggi", nome: "x" }],
  ],
])("a file that is %s has no saint for the day", (_name, records) => {
  expect(saintsOn(today, records)).toEqual([]);
});

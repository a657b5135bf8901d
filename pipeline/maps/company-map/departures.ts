import type { CompanyFields } from "../../../app/screens/company/collections.server.ts";
import type { MonthDay } from "../../../domain/time/calendar-date.ts";
import type { Entry } from "../../read/entry.ts";

/** Returns the days on which companies depart, in order. */
export function departureDays(companies: readonly Entry<CompanyFields>[]): MonthDay[] {
  const days = companies.flatMap(({ fields }) => fields.departure ?? []);
  return days
    .filter((day, index) => days.findIndex((other) => isSame(day, other)) === index)
    .sort((one, other) => one.month - other.month || one.day - other.day);
}

/** Returns the index of a company's day of departure, from 0; undefined if unknown. */
export function dayOf({ departure }: CompanyFields, days: readonly MonthDay[]): number | undefined {
  const index = departure ? days.findIndex((day) => isSame(day, departure)) : -1;
  return index === -1 ? undefined : index;
}

const isSame = (one: MonthDay, other: MonthDay) =>
  one.month === other.month && one.day === other.day;

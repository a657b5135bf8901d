import { useState } from "react";
import { monthInWords } from "../../../domain/time/calendar-date.ts";
import { romeNow } from "../rome-time.ts";
import type { InputProps } from "./frame.tsx";

/** Chooses a day and, if it matters, an hour, in Rome time. */
export function Instant({ attributes: { id, ...ties }, schema, value, onChange }: InputProps) {
  const instant = String(value ?? "");
  return (
    <div className="row">
      <input
        id={id}
        type="date"
        aria-label={`${schema.title}: giorno`}
        value={instant.slice(0, 10)}
        {...ties}
        onChange={({ target }) => onChange(withDay(instant, target.value) || undefined)}
      />
      <label>
        <small>alle</small>{" "}
        <input
          type="time"
          aria-label={`${schema.title}: ora, se serve`}
          value={instant.slice(11, 16)}
          disabled={instant === ""}
          {...ties}
          onChange={({ target }) => onChange(withClock(instant, target.value))}
        />
      </label>
    </div>
  );
}

/** The two halves of a yearly date: the label of each, and its options. */
const HALVES = [
  ["giorno", Array.from({ length: 31 }, (_, index) => String(index + 1))],
  ["mese", Array.from({ length: 12 }, (_, index) => monthInWords(index + 1) ?? "")],
] as const;

/** Chooses a yearly date, "08-22" in the file. */
export function MonthDay({ attributes: { id, ...ties }, schema, value, onChange }: InputProps) {
  // An incomplete choice is not written into the file yet.
  const [half, setHalf] = useState(["", ""]);
  const chosen = value ? String(value).split("-").reverse() : half;
  const choose = (changed: string[]) => {
    setHalf(changed);
    onChange(changed.every(Boolean) ? changed.toReversed().join("-") : undefined);
  };
  return (
    <div className="row">
      {HALVES.map(([name, options], index) => (
        <select
          key={name}
          id={index === 0 ? id : undefined}
          aria-label={`${schema.title}: ${name}`}
          value={chosen[index]}
          {...ties}
          onChange={({ target }) => choose(chosen.with(index, target.value))}
        >
          <option value="">{name}</option>
          {options.map((option, at) => (
            <option key={option} value={String(at + 1).padStart(2, "0")}>
              {option}
            </option>
          ))}
        </select>
      ))}
    </div>
  );
}

/** Number of years, from this one, for which an hour is asked. */
const YEARS = 5;

/** Edits the hours confirmed for a feast, one for each year; one that is emptied goes. */
export function HoursByYear({ attributes: { id }, value, onChange }: InputProps) {
  const hours = (value ?? {}) as Record<string, string>;
  const thisYear = Number(romeNow().slice(0, 4));
  const next = Array.from({ length: YEARS }, (_, index) => String(thisYear + index));
  const write = (year: string, clock: string) => {
    const { [year]: _, ...others } = hours;
    const written = clock ? { ...others, [year]: fromClock(clock) } : others;
    onChange(Object.keys(written).length > 0 ? written : undefined);
  };
  return (
    <div id={id} tabIndex={-1} className="stack">
      {[...new Set([...Object.keys(hours), ...next])].sort().map((year) => (
        <label key={year} className="row">
          {year}, alle
          <input
            type="time"
            value={toClock(hours[year])}
            onChange={({ target }) => write(year, target.value)}
          />
        </label>
      ))}
    </div>
  );
}

/** Converts "8:30", as in files, into the "08:30" that a time input needs; anything else becomes "". */
export function toClock(hour: unknown): string {
  const [, hours = "", minutes = ""] = /^(\d{1,2}):(\d{2})/.exec(String(hour)) ?? [];
  return hours === "" ? "" : `${hours.padStart(2, "0").replace("24", "00")}:${minutes}`;
}

/** Converts "08:30" of a time input into the "8:30" of files. */
export const fromClock = (clock: string): string => clock.replace(/^0/, "");

/** Converts the closing time of an opening: midnight is the end of the day, "24:00". */
export const closingFromClock = (clock: string): string =>
  clock === "00:00" ? "24:00" : fromClock(clock);

/** Replaces the day of an instant, and keeps its hour if it has one. Without a day there is no instant. */
export function withDay(instant: string, day: string): string {
  return day === "" ? "" : day + instant.slice(10);
}

/** Replaces or removes the hour of an instant. */
export function withClock(instant: string, clock: string): string {
  return instant.slice(0, 10) + (clock === "" ? "" : `T${clock}`);
}

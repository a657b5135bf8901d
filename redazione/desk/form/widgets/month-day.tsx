import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";
import { described } from "../field-ids.ts";
import styles from "../form.module.css";
import { optionsOf } from "./options.ts";

const MONTHS = [
  "gennaio",
  "febbraio",
  "marzo",
  "aprile",
  "maggio",
  "giugno",
  "luglio",
  "agosto",
  "settembre",
  "ottobre",
  "novembre",
  "dicembre",
];
const DAYS = Array.from({ length: 31 }, (_, index) => index + 1);
const twoDigits = (number: number) => String(number).padStart(2, "0");

/** Chooses a yearly date, "08-22" in the file. */
export function MonthDayWidget(props: WidgetProps) {
  const { id, value, rawErrors, onChange } = props;
  const { words, empty } = optionsOf(props);
  // An incomplete choice is not written into the file yet.
  const [half, setHalf] = useState({ month: "", day: "" });
  const [month = "", day = ""] = value ? String(value).split("-") : [half.month, half.day];
  const choose = (chosen: { month: string; day: string }) => {
    setHalf(chosen);
    if (chosen.month && chosen.day) onChange(`${chosen.month}-${chosen.day}`);
    else if (value) onChange(empty);
  };
  const ties = described(id, rawErrors);
  return (
    <div className={styles.instant}>
      <select
        id={id}
        aria-label={`${words.title}: giorno`}
        value={day}
        {...ties}
        onChange={({ target }) => choose({ month, day: target.value })}
      >
        <option value="">giorno</option>
        {DAYS.map((number) => (
          <option key={number} value={twoDigits(number)}>
            {number}
          </option>
        ))}
      </select>
      <select
        aria-label={`${words.title}: mese`}
        value={month}
        {...ties}
        onChange={({ target }) => choose({ month: target.value, day })}
      >
        <option value="">mese</option>
        {MONTHS.map((name, index) => (
          <option key={name} value={twoDigits(index + 1)}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

import { useState } from "react";
import { dateOf, dayInWords, isoDate, plusDays } from "../../../domain/time/calendar-date.ts";
import type { Value } from "../../api.ts";
import { useForm } from "../form/form-context.ts";

/** Offers the most frequent edit of the hours: new ones from a given day. */
export function HoursChange() {
  const { fields, change, goTo } = useForm();
  const [day, setDay] = useState("");
  const [answer, setAnswer] = useState("");
  const { periodi = [] } = fields as { periodi?: Value[] };
  if (periodi.length === 0) return null;
  const prepare = () => {
    const split = splitPeriod(fields, day);
    if (!split) {
      setAnswer(
        "Nessun periodo va oltre quel giorno: si corregge il periodo che comincia allora, o se ne aggiunge uno.",
      );
      return;
    }
    setAnswer(
      "Fatto: qui sotto c’è il periodo nuovo, con gli orari di prima. Si cambia ciò che cambia, e si scrive chi lo ha confermato.",
    );
    change([], split.fields);
    goTo(["periodi", split.index]);
  };
  return (
    <section className="note" aria-labelledby="cambia-da">
      <h2 id="cambia-da">Un orario cambia da un certo giorno?</h2>
      <p>
        Il banco chiude il periodo il giorno prima e ne prepara un altro, uguale, in cui si cambia
        soltanto ciò che cambia.
      </p>
      <div className="row">
        <label className="above">
          Da che giorno
          <input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        </label>
        <button type="button" disabled={!day} onClick={prepare}>
          Prepara il nuovo periodo
        </button>
      </div>
      <p role="status">{answer}</p>
    </section>
  );
}

/**
 * Splits the period that contains a day: the old one ends the day before, and a copy to be edited begins. A
 * confirmation of the old hours does not hold for the new ones.
 * @param day as 2027-06-01
 * @returns the fields, and the index of the new period; undefined if no period contains that day, or one begins on it
 */
export function splitPeriod(fields: Value, day: string) {
  const { periodi = [] } = fields as { periodi?: Record<string, string>[] };
  const index = periodi.findIndex(({ dal = "", al = "" }) => dal < day && day <= al);
  const period = periodi[index];
  if (!period) return undefined;
  const { confermato_da: _, ...copied } = period;
  const begun = {
    ...copied,
    nome: `${period.nome ?? ""}, dal ${dayInWords(dateOf(day))}`,
    dal: day,
  };
  const split = periodi.toSpliced(
    index,
    1,
    { ...period, al: isoDate(plusDays(dateOf(day), -1)) },
    begun,
  );
  return { fields: { ...(fields as object), periodi: split }, index: index + 1 };
}

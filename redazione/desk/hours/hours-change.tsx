import { useState } from "react";
import type { Value } from "../../api.ts";
import { useForm } from "../form/form-context.ts";
import { splitPeriod } from "./split-period.ts";

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

import { night } from "virtual:company-night";
import { useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import { CONTACTS_PAGE } from "../../../domain/addresses.ts";
import {
  DAY,
  hourInWords,
  lightAt,
  presentMinute,
  spreadOut,
} from "../../../domain/pilgrimage/night.ts";
import { dayInWords } from "../../../domain/time/calendar-date.ts";
import { createStore, useStore } from "../../state/create-store.ts";
import { useNow } from "../../time/clock.ts";
import "../../styles/night.css";
import styles from "./company-night.module.css";

const { first, days, walkers } = night;

/** Minutes from one step of the slider to the next. */
const STEP = 30;

/** Distance between lights at one place, in units of the map. */
const GAP = 13;

/** Minute of the first departure with a known hour, where the night begins on all other days. */
const FIRST_DEPARTURE = days.flatMap(({ events }) => events).find(({ hour }) => hour)?.minute ?? 0;

/** Minute chosen by the visitor, who may come back from a company; undefined while the night goes with the clock. */
const chosenMinute = createStore<number | undefined>(undefined);

/**
 * Lights the companies on their map hour by hour, as far as hours are known (docs/behaviour.md, "Companies of pilgrims").
 * @param map the figure that is by night meanwhile
 * @param isPressed whether the visitor has asked for it now, rather than come back to it
 */
export default function CompanyNight({ map, isPressed }: { map: Element; isPressed: boolean }) {
  const present = presentMinute(useNow(), first, days.length);
  const chosen = useStore(chosenMinute);
  const minute = chosen ?? present ?? FIRST_DEPARTURE;
  const day = days[Math.floor(minute / DAY)] ?? first;
  const words = `${dayInWords(day)}, ${hourInWords(minute)}`;
  // A layout effect: lights never stand on the map by day.
  useLayoutEffect(() => {
    map.setAttribute("data-night", "");
    if (isPressed) map.scrollIntoView();
    return () => map.removeAttribute("data-night");
  }, [map, isPressed]);
  const drawing = map.querySelector("svg");
  return (
    <>
      {drawing && createPortal(<Lights minute={minute} />, drawing)}
      <p className={styles.time}>
        <span aria-hidden="true">{words}</span>
        {present !== undefined && (
          <button
            type="button"
            className={chosen === undefined ? "button full" : "button"}
            aria-pressed={chosen === undefined}
            onClick={() => chosenMinute.set(undefined)}
          >
            Ora
          </button>
        )}
      </p>
      <input
        type="range"
        className={styles.slider}
        aria-label="Il giorno e l’ora"
        aria-valuetext={words}
        max={days.length * DAY - STEP}
        step={STEP}
        value={minute - (minute % STEP)}
        onChange={({ target }) => chosenMinute.set(target.valueAsNumber)}
      />
      <p className={styles.days} aria-hidden="true">
        {days.map(({ day }) => (
          <span key={day}>{day}</span>
        ))}
      </p>
      <p className={styles.note}>
        Fra un’ora nota e la seguente la luce è soltanto immaginata, e qualcuna rifà il cammino di
        un altro anno; gli altri lumi restano al loro paese. Della vostra compagnia{" "}
        <a href={CONTACTS_PAGE}>diteci le ore</a>, e accenderemo la sua.
      </p>
      <Hours />
    </>
  );
}

/** Draws the lights: moved by a style, so that they glide where motion is welcome. */
function Lights({ minute }: { minute: number }) {
  const lights = walkers.map((walker) => ({ ...lightAt(walker, minute), id: String(walker.home) }));
  return (
    <g className={styles.lights}>
      <radialGradient id="alone">
        <stop stopColor="#ffd98a" stopOpacity=".9" />
        <stop offset=".3" stopColor="#ffc45e" stopOpacity=".4" />
        <stop offset="1" stopColor="#ffb03a" stopOpacity="0" />
      </radialGradient>
      {spreadOut(lights, GAP).map(({ id, at: [x, y], isLit }) => (
        <g
          key={id}
          className={isLit ? styles.lit : undefined}
          style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
        >
          <circle fill="url(#alone)" />
          <circle />
        </g>
      ))}
    </g>
  );
}

/** Lists what is known of each day, for who does not drag. */
function Hours() {
  return (
    <details className={styles.hours}>
      <summary>Di ora in ora</summary>
      <dl>
        {days.map(({ feasts, events, ...day }) => (
          <div key={day.day}>
            <dt>
              {dayInWords(day)}
              {feasts.map((feast) => (
                <small key={feast}>{feast}</small>
              ))}
            </dt>
            {events.map(({ title, address, minute, hour, words }) => (
              <dd key={`${address} ${minute}`}>
                {hour && <b>{hour} </b>}
                <a href={address} translate="no">
                  {title}
                </a>{" "}
                {words}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}

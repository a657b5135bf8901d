import type { WidgetProps } from "@rjsf/utils";
import { described } from "../field-ids.ts";
import { closingFromClock, fromClock, toClock } from "./clock.ts";
import { written } from "./options.ts";

/** Chooses an hour in the browser's time picker. */
export function HourWidget(props: WidgetProps) {
  return <Clock props={props} read={fromClock} />;
}

/** Chooses the closing time of an opening, which can be the end of the day. */
export function ClosingHourWidget(props: WidgetProps) {
  return <Clock props={props} read={closingFromClock} />;
}

function Clock({ props, read }: { props: WidgetProps; read: (clock: string) => string }) {
  const { id, value, rawErrors, onChange } = props;
  return (
    <input
      id={id}
      type="time"
      value={toClock(value)}
      {...described(id, rawErrors)}
      onChange={({ target }) => onChange(written(props, read(target.value)))}
    />
  );
}

import type { WidgetProps } from "@rjsf/utils";
import type { MouseEvent } from "react";
import { described } from "../field-ids.ts";
import styles from "../form.module.css";
import { useForm } from "../form-context.ts";
import { getAt, pathOf } from "../path.ts";
import { readFocus, writeFocus } from "./focus-point.ts";
import { optionsOf } from "./options.ts";

/** Chooses the point of a picture to keep in view, by a click on it or by two sliders. */
export function FocusWidget(props: WidgetProps) {
  const { id, value, rawErrors, onChange } = props;
  const { fields, pictures } = useForm();
  const file = getAt(fields, [...pathOf(id).slice(0, -1), "file"]);
  const picture = pictures.find((one) => one.file === file);
  const point = readFocus(value);
  const press = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    onChange(
      writeFocus({
        left: ((clientX - box.left) / box.width) * 100,
        top: ((clientY - box.top) / box.height) * 100,
      }),
    );
  };
  const ties = described(id, rawErrors);
  return (
    <div className={styles.focus}>
      {picture && (
        // biome-ignore lint/a11y: the sliders below do the same from the keyboard.
        <div className={styles.focusPicture} onClick={press}>
          <img src={picture.address} alt="" />
          {value && (
            <span
              className={styles.focusMark}
              style={{ insetInlineStart: `${point.left}%`, insetBlockStart: `${point.top}%` }}
            />
          )}
        </div>
      )}
      <label>
        <span className={styles.aside}>da sinistra</span>
        <input
          id={id}
          type="range"
          value={point.left}
          aria-valuetext={`${point.left} per cento`}
          {...ties}
          onChange={({ target }) => onChange(writeFocus({ ...point, left: Number(target.value) }))}
        />
      </label>
      <label>
        <span className={styles.aside}>dall’alto</span>
        <input
          type="range"
          value={point.top}
          aria-valuetext={`${point.top} per cento`}
          {...ties}
          onChange={({ target }) => onChange(writeFocus({ ...point, top: Number(target.value) }))}
        />
      </label>
      {value && (
        <button
          type="button"
          className={styles.quiet}
          onClick={() => onChange(optionsOf(props).empty)}
        >
          Senza punto
        </button>
      )}
    </div>
  );
}

import { type ComponentProps, useId } from "react";
import { SEARCH_PAGE } from "../../../domain/addresses.ts";
import styles from "./search-form.module.css";

/** Query parameter of the search page. */
export const QUERY = "q";

type SearchFormProps = Pick<ComponentProps<"form">, "onSubmit"> &
  Omit<ComponentProps<"input">, "onSubmit"> & {
    /** Whether a heading beside it names the field already: the label is then for screen readers only. */
    isNamedBeside?: boolean;
  };

/** Renders the search field. Without scripts it submits to the search page, as forms do. */
export function SearchForm({ onSubmit, isNamedBeside = false, ...field }: SearchFormProps) {
  const fieldId = useId();
  return (
    <form
      action={SEARCH_PAGE}
      method="get"
      className={`one-column ${styles.form}`}
      onSubmit={onSubmit}
    >
      <label htmlFor={fieldId} className={isNamedBeside ? "visually-hidden" : undefined}>
        Cerca nel sito
      </label>
      <div className={styles.row}>
        <input
          {...field}
          id={fieldId}
          type="search"
          name={QUERY}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="button full">
          Cerca
        </button>
      </div>
    </form>
  );
}

import { type ComponentProps, useId } from "react";
import { SEARCH_PAGE } from "../../../domain/addresses.ts";
import { QUERY } from "../../../domain/search/search-page.ts";
import styles from "./search-form.module.css";

type SearchFormProps = Pick<ComponentProps<"form">, "onSubmit"> &
  Omit<ComponentProps<"input">, "onSubmit"> & {
    /** Whether a heading beside it says already what the field is for: the label is then for voices alone. */
    isNamedBeside?: boolean;
  };

/** The field of the search. Until scripts are there it leads to the page of the search, as forms do. */
export function SearchForm({ onSubmit, isNamedBeside = false, ...field }: SearchFormProps) {
  const fieldId = useId();
  return (
    <form action={SEARCH_PAGE} method="get" className={styles.form} onSubmit={onSubmit}>
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
        <button type="submit">Cerca</button>
      </div>
    </form>
  );
}

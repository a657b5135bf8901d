import { type ComponentProps, useId } from "react";
import styles from "./search-form.module.css";
import { QUERY, SEARCH_PAGE } from "./search-page.ts";

type SearchFormProps = Pick<ComponentProps<"form">, "onSubmit"> &
  Omit<ComponentProps<"input">, "onSubmit">;

/** The field of the search. Until scripts are there it leads to the page of the search, as forms do. */
export function SearchForm({ onSubmit, ...field }: SearchFormProps) {
  const fieldId = useId();
  return (
    <form action={SEARCH_PAGE} method="get" className={styles.form} onSubmit={onSubmit}>
      <label htmlFor={fieldId}>Cerca nel sito</label>
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

/** Ids of the elements that describe a field, for screen readers. */
export const helpId = (id: string): string => `${id}/aiuto`;
export const errorId = (id: string): string => `${id}/errore`;
export const labelId = (id: string): string => `${id}/nome`;

/** Returns the ARIA attributes that link an input to its help and its error message. */
export function described(id: string, rawErrors: readonly string[] | undefined) {
  const isWrong = Boolean(rawErrors?.length);
  return {
    "aria-describedby": isWrong ? `${errorId(id)} ${helpId(id)}` : helpId(id),
    "aria-invalid": isWrong || undefined,
  };
}

import styles from "../form.module.css";

/** Shows the error messages of a field. */
export function Errors({
  id,
  sentences,
}: {
  id: string;
  sentences: readonly string[] | undefined;
}) {
  if (!sentences?.length) return null;
  return (
    <div id={id} className={styles.errors}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

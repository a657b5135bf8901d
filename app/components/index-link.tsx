import { Link } from "react-router";

/** From an entry back to the index it belongs to. */
export function IndexLink({ index }: { index: { title: string; address: string } }) {
  return (
    <nav aria-label="Indice">
      <Link to={index.address}>Torna all’indice: {index.title}</Link>
    </nav>
  );
}

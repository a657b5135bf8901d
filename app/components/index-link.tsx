export function IndexLink({ index }: { index: { title: string; address: string } }) {
  return (
    <nav aria-label="Indice">
      <a href={index.address} className="target">
        Torna all’indice: {index.title}
      </a>
    </nav>
  );
}

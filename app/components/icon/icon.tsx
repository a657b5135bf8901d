import styles from "./icon.module.css";

/** Icon paths, 24 by 24, all strokes of the same weight. */
const drawings: Record<string, string> = {
  menu: "M3 6.5h18M3 12h18M3 17.5h18",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.2 15.2L21 21",
  close: "M5 5l14 14M19 5L5 19",
  chevron: "M6 9.5l6 6 6-6",
  previous: "M14.5 5l-7 7 7 7",
  next: "M9.5 5l7 7-7 7",
  play: "M8 5l11 7-11 7z",
  pause: "M9 5v14M15 5v14",
  enlarge: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  more: "M12 5v14M5 12h14",
  less: "M5 12h14",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
  sun: "M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4",
};

/** Renders a decorative icon by name; an unknown name is logged and renders nothing (docs/behaviour.md, "Icons"). */
export function Icon({ name }: { name: string }) {
  const drawing = drawings[name];
  if (drawing === undefined) {
    // biome-ignore lint/suspicious/noConsole: a rule (docs/behaviour.md, "Icons")
    console.error(`No icon is named "${name}".`);
    return null;
  }
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={styles.icon}>
      <path d={drawing} />
    </svg>
  );
}

import styles from "./icon.module.css";

/** Icon paths, 24 by 24, as the burin cuts them: planes that taper to a point, with lines as wide as each other. */
const drawings: Record<string, string> = {
  menu: "M2 6q10-2.6 20 0-10 2.6-20 0m0 6q10-2.6 20 0-10 2.6-20 0m0 6q10-2.6 20 0-10 2.6-20 0",
  search: "M10 2a8 8 0 1 0 0 16 8 8 0 1 0 0-16m.5 1.5a6 6 0 1 1 0 12 6 6 0 1 1 0-12M14 16l2-2 7 9z",
  close: "M4 4q9.5 6.5 16 16-9.5-6.5-16-16M20 4q-6.5 9.5-16 16 6.5-9.5 16-16",
  chevron: "M4 8l8 6 8-6-8 9z",
  previous: "M16 3l-7 9 7 9-10-9z",
  next: "M8 3l7 9-7 9 10-9z",
  play: "M7 3l14 9-14 9z",
  pause: "M8 3q3 9 0 18-3-9 0-18m8 0q3 9 0 18-3-9 0-18",
  enlarge: "M3 10V3h7L5 5zM21 10V3h-7l5 2zM3 14v7h7l-5-2zM21 14v7h-7l5-2z",
  more: "M12 3q2.6 9 0 18-2.6-9 0-18M3 12q9-2.6 18 0-9 2.6-18 0",
  less: "M3 12q9-2.6 18 0-9 2.6-18 0",
  calendar:
    "M2 4q10-1.6 20 0v17q-10 1.6-20 0zm1.5 5v11q8.5 1.2 17 0V9zM7 .5l1.5 6.5h-3zm10 0l1.5 6.5h-3zM12 10.5q1.6 4 0 8-1.6-4 0-8m-4 4q4-1.6 8 0-4 1.6-8 0",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
  sun: "M12 1l3 5 5-2-2 5 5 3-5 3 2 5-5-2-3 5-3-5-5 2 2-5-5-3 5-3-2-5 5 2zm0 6a5 5 0 1 0 0 10 5 5 0 1 0 0-10m0 1.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 1 1 0-7",
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

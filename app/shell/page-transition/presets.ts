/**
 * How visible a page is in the first frame of any preset, from which it fades in. The old page is gone by then, and a busy
 * phone shows that frame for a second or more: it can be read already (docs/decisions/0008-page-transitions.md).
 */
export const FIRST_OPACITY = 0.6;

/** One way for a page to come in. All of them also fade in. */
export interface Preset {
  name: string;
  /** Where the page starts from, as a CSS transform: a small distance, one idea. */
  from: string;
  /** In milliseconds, from 500 to 800 (docs/behaviour.md, "Page transitions"). */
  duration: number;
}

/** The presets among which every navigation draws one (docs/behaviour.md, "Page transitions"). */
export const presets: readonly Preset[] = [
  { name: "fade", from: "none", duration: 500 },

  { name: "from below", from: "translateY(1rem)", duration: 600 },
  { name: "from above", from: "translateY(-1rem)", duration: 600 },
  { name: "from the left", from: "translateX(-1rem)", duration: 600 },
  { name: "from the right", from: "translateX(1rem)", duration: 600 },
  { name: "from the lower left", from: "translate(-0.75rem, 0.75rem)", duration: 650 },
  { name: "from the lower right", from: "translate(0.75rem, 0.75rem)", duration: 650 },
  { name: "from the upper left", from: "translate(-0.75rem, -0.75rem)", duration: 650 },
  { name: "from the upper right", from: "translate(0.75rem, -0.75rem)", duration: 650 },

  { name: "from afar", from: "scale(0.98)", duration: 700 },
  { name: "from near", from: "scale(1.02)", duration: 700 },
  { name: "from afar and below", from: "translateY(1rem) scale(0.98)", duration: 750 },
  { name: "from afar and above", from: "translateY(-1rem) scale(0.98)", duration: 750 },
  { name: "from near and below", from: "translateY(1rem) scale(1.02)", duration: 750 },
  { name: "from near and above", from: "translateY(-1rem) scale(1.02)", duration: 750 },

  { name: "widen", from: "scaleX(0.98)", duration: 550 },
  { name: "narrow", from: "scaleX(1.02)", duration: 550 },
  { name: "lengthen", from: "scaleY(0.98)", duration: 550 },
  { name: "shorten", from: "scaleY(1.02)", duration: 550 },

  { name: "turn right", from: "rotate(-0.4deg)", duration: 700 },
  { name: "turn left", from: "rotate(0.4deg)", duration: 700 },
  { name: "straighten from the left", from: "skewX(0.5deg)", duration: 650 },
  { name: "straighten from the right", from: "skewX(-0.5deg)", duration: 650 },
  { name: "open as a door", from: "perspective(60rem) rotateY(3deg)", duration: 800 },
  { name: "open as a lid", from: "perspective(60rem) rotateX(2deg)", duration: 800 },
];

/**
 * Draws the next preset: any but the previous one, so that two navigations in a row never look the same.
 * `random` is a number from 0 up to but not including 1, as Math.random gives it.
 */
export function choosePreset(previous: Preset | undefined, random: number): Preset {
  const others = presets.filter((preset) => preset !== previous);
  return others[Math.floor(random * others.length)] as Preset;
}

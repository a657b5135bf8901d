/**
 * Opacity of a page's first frame, from which any preset fades in. The old page is gone by then, and a busy phone shows that
 * frame for a second or more: it must look usable.
 */
export const FIRST_OPACITY = 0.85;

/** Entrance animation of a page. All of them also fade in. */
export interface Preset {
  name: string;
  /** Initial CSS transform: a small distance, one idea, and no distorted letters. */
  from: string;
  /** Milliseconds, from 500 to 800 (docs/behaviour.md, "Page transitions"). */
  duration: number;
}

/** Presets from which every navigation picks one at random (docs/behaviour.md, "Page transitions"). */
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

  { name: "from afar on the left", from: "translateX(-0.75rem) scale(0.98)", duration: 750 },
  { name: "from afar on the right", from: "translateX(0.75rem) scale(0.98)", duration: 750 },
  { name: "from near on the left", from: "translateX(-0.75rem) scale(1.02)", duration: 750 },
  { name: "from near on the right", from: "translateX(0.75rem) scale(1.02)", duration: 750 },

  { name: "a step up", from: "translateY(0.375rem)", duration: 500 },
  { name: "a step down", from: "translateY(-0.375rem)", duration: 500 },
  { name: "a step to the right", from: "translateX(-0.375rem)", duration: 500 },
  { name: "a step to the left", from: "translateX(0.375rem)", duration: 500 },

  { name: "breathe in", from: "scale(0.99)", duration: 800 },
  { name: "breathe out", from: "scale(1.01)", duration: 800 },
];

/**
 * Picks the next preset: any but the previous one, so that two navigations in a row never look the same.
 * @param random number from 0 up to but not including 1, as from Math.random
 */
export function choosePreset(previous: Preset | undefined, random: number): Preset {
  const others = presets.filter((preset) => preset !== previous);
  return others[Math.floor(random * others.length)] as Preset;
}

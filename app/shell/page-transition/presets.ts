/** Opacity of a page's first frame: a busy phone shows that for a second or more, so it must look usable. */
export const FIRST_OPACITY = 0.85;

/** Entrance animation of a page. All of them also fade in. */
export interface Preset {
  /** Initial CSS transform: a small distance, one idea, and no distorted letters. */
  from: string;
  /** Milliseconds, from 500 to 800 (docs/behaviour.md, "Page transitions"). */
  duration: number;
}

/** Presets from which every navigation picks one at random (docs/behaviour.md, "Page transitions"). */
export const presets: readonly Preset[] = [
  { from: "none", duration: 500 },

  { from: "translateY(1rem)", duration: 600 },
  { from: "translateY(-1rem)", duration: 600 },
  { from: "translateX(-1rem)", duration: 600 },
  { from: "translateX(1rem)", duration: 600 },
  { from: "translate(-0.75rem, 0.75rem)", duration: 650 },
  { from: "translate(0.75rem, 0.75rem)", duration: 650 },
  { from: "translate(-0.75rem, -0.75rem)", duration: 650 },
  { from: "translate(0.75rem, -0.75rem)", duration: 650 },

  { from: "scale(0.98)", duration: 700 },
  { from: "scale(1.02)", duration: 700 },
  { from: "translateY(1rem) scale(0.98)", duration: 750 },
  { from: "translateY(-1rem) scale(0.98)", duration: 750 },
  { from: "translateY(1rem) scale(1.02)", duration: 750 },
  { from: "translateY(-1rem) scale(1.02)", duration: 750 },

  { from: "translateX(-0.75rem) scale(0.98)", duration: 750 },
  { from: "translateX(0.75rem) scale(0.98)", duration: 750 },
  { from: "translateX(-0.75rem) scale(1.02)", duration: 750 },
  { from: "translateX(0.75rem) scale(1.02)", duration: 750 },

  { from: "translateY(0.375rem)", duration: 500 },
  { from: "translateY(-0.375rem)", duration: 500 },
  { from: "translateX(-0.375rem)", duration: 500 },
  { from: "translateX(0.375rem)", duration: 500 },

  { from: "scale(0.99)", duration: 800 },
  { from: "scale(1.01)", duration: 800 },
];

/** Presets that fit how a page was reached: the next from the right, back from nearby, up from below. Others come in with any. */
const FITTING: Readonly<Record<string, RegExp>> = {
  next: /^translateX?\(\d/,
  prev: /^translateX?\(-/,
  back: /scale\(1/,
  up: /^translateY\(\d/,
};

/** Picks the next preset: any that fits the way (a link's `rel`, `back` or `up`), and is not the previous one. */
export function choosePreset(previous: Preset | undefined, random: number, way = ""): Preset {
  const others = presets.filter(
    (preset) => preset !== previous && FITTING[way]?.test(preset.from) !== false,
  );
  return others[Math.floor(random * others.length)] as Preset;
}

/** Draws the mountains around the valley with the shrine's star above them, to open or close a sheet. */
export function Ridge() {
  return (
    <svg viewBox="0 0 360 62" className="ridge" aria-hidden="true">
      <path d="M0 60 34 48 58 53 96 30 116 38 146 18 164 34 180 44 200 30 226 12 250 34 268 28 300 48 324 42 360 60" />
      <path d="M180 2 182 10 190 12 182 14 180 22 178 14 170 12 178 10z" />
    </svg>
  );
}

/** Draws the mountains around the valley with the shrine's star above them, to open or close a sheet. */
export function Ridge() {
  return (
    <svg viewBox="0 0 360 62" className="ridge" aria-hidden="true">
      <path d="m0 60 34-12 24 5 38-23 20 8 30-20 18 16 16 10 20-14 26-18 24 22 18-6 32 20 24-6 36 18" />
      <path d="m180 2 2 8 8 2-8 2-2 8-2-8-8-2 8-2z" />
    </svg>
  );
}

import { Blob, Face, Feature, Font, Buffer as Shaping, shape } from "harfbuzzjs";

/** A point of an outline: on the curve, or a control point. */
interface Point {
  x: number;
  y: number;
  isOn: boolean;
}

/** Flag bits of a point, in the OpenType table "glyf". */
const [ON, SHORT_X, SHORT_Y, REPEATED, SAME_X, SAME_Y] = [1, 2, 4, 8, 16, 32] as const;

/** The bytes of a glyph header: the number of contours and the bounding box. */
const GLYPH_HEADER = 10;

/** Removes the stroke from the default and the tabular zero, in the bytes of a TrueType font. */
export function plainZeros(font: Buffer): void {
  for (const glyph of new Set([glyphOfZero(font), glyphOfZero(font, "tnum")])) {
    const bytes = font.subarray(...placeOf(glyph, font));
    // A composite of the other one.
    if (bytes.readInt16BE() < 0) continue;
    const [outline, ...halves] = readContours(bytes);
    const [low, high] = halves.map(strokeLast);
    if (!outline || !low || !high) throw new Error("A zero with a stroke has three contours.");
    const counter = [...joined(low, high), ...joined(high, low)];
    const written = contoursAsBytes([outline, counter]);
    if (GLYPH_HEADER + written.length > bytes.length)
      throw new Error("The zero has become longer.");
    bytes.writeInt16BE(2);
    bytes.fill(0, GLYPH_HEADER);
    bytes.set(written, GLYPH_HEADER);
  }
}

function glyphOfZero(bytes: Buffer, feature?: string): number {
  const buffer = new Shaping();
  buffer.addText("0");
  buffer.guessSegmentProperties();
  const font = new Font(new Face(new Blob(Uint8Array.from(bytes).buffer)));
  shape(font, buffer, feature === undefined ? [] : [new Feature(feature, 1)]);
  return buffer.getGlyphInfos()[0]?.codepoint ?? 0;
}

/** Returns the start and end offsets of a glyph. */
function placeOf(glyph: number, font: Buffer): [number, number] {
  const [head, loca, glyf] = ["head", "loca", "glyf"].map((table) =>
    font.readUInt32BE(font.indexOf(table, 12, "latin1") + 8),
  ) as [number, number, number];
  const isLong = font.readInt16BE(head + 50) === 1;
  const offset = (index: number) =>
    isLong ? font.readUInt32BE(loca + 4 * index) : 2 * font.readUInt16BE(loca + 2 * index);
  return [glyf + offset(glyph), glyf + offset(glyph + 1)];
}

/** Rotates half of the counter so that its straight side, along the stroke, runs from its last point to its first. */
function strokeLast(half: Point[]): Point[] {
  const first = half.findIndex(({ isOn }, index) => isOn && half.at(index - 1)?.isOn);
  return [...half.slice(first), ...half.slice(0, first)];
}

/** Returns the curve of a half without its corners, with the point that continues it smoothly into the other. */
function joined(half: Point[], other: Point[]): Point[] {
  const [before, from] = half.slice(-2) as [Point, Point];
  const [to, after] = other as [Point, Point];
  const [ax, ay, bx, by] = [from.x - before.x, from.y - before.y, after.x - to.x, after.y - to.y];
  const along = ((to.x - from.x) * by - (to.y - from.y) * bx) / (ax * by - ay * bx);
  const x = Math.round(from.x + along * ax);
  const y = Math.round(from.y + along * ay);
  return [...half.slice(1, -1), { x, y, isOn: false }];
}

function readContours(bytes: Buffer): Point[][] {
  let at = GLYPH_HEADER;
  const byte = () => bytes.readUInt8(at++);
  const word = () => {
    at += 2;
    return bytes.readInt16BE(at - 2);
  };
  const ends = Array.from({ length: bytes.readInt16BE() }, word);
  const instructions = word();
  at += instructions;
  const flags: number[] = [];
  while (flags.length <= (ends.at(-1) ?? 0)) {
    const flag = byte();
    const times = flag & REPEATED ? 1 + byte() : 1;
    flags.push(...new Array<number>(times).fill(flag));
  }
  const coordinates = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += (flag & same ? 1 : -1) * byte();
      else if (!(flag & same)) value += word();
      return value;
    });
  };
  const xs = coordinates(SHORT_X, SAME_X);
  const ys = coordinates(SHORT_Y, SAME_Y);
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    isOn: (flag & ON) === ON,
  }));
  return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1));
}

/** Serialises all that follows the header, without instructions. */
function contoursAsBytes(contours: Point[][]): number[] {
  const points = contours.flat();
  const ends = contours.flatMap((_, index) =>
    twoBytes(contours.slice(0, index + 1).flat().length - 1),
  );
  const steps = (axis: "x" | "y") =>
    points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0));
  const xs = steps("x");
  const ys = steps("y");
  const flags = points.map(
    ({ isOn }, index) =>
      (isOn ? ON : 0) | kindOf(xs[index], SHORT_X, SAME_X) | kindOf(ys[index], SHORT_Y, SAME_Y),
  );
  return [...ends, 0, 0, ...flags, ...xs.flatMap(stepAsBytes), ...ys.flatMap(stepAsBytes)];
}

function kindOf(step = 0, short: number, same: number): number {
  if (step === 0) return same;
  return Math.abs(step) > 255 ? 0 : short | (step > 0 ? same : 0);
}

function stepAsBytes(step: number): number[] {
  if (step === 0) return [];
  return Math.abs(step) > 255 ? twoBytes(step) : [Math.abs(step)];
}

const twoBytes = (value: number): number[] => [(value >> 8) & 255, value & 255];

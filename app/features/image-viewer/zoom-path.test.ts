import { expect, test } from "vitest";
import { containedBox, viewOfDetail, viewOnTheWay } from "./zoom-path.ts";

const stage = { width: 360, height: 600 };
const image = containedBox(
  { width: 1600, height: 1000 },
  { x: 20, y: 20, width: 320, height: 580 },
);
const end = viewOfDetail(stage, image, [0.4, 0.5, 0.05, 0.08]);

/** Where a point of the unmoved stage is seen in a view. */
function seen([x, y]: [number, number], view: { scale: number; x: number; y: number }) {
  const middle = [stage.width / 2, stage.height / 2] as const;
  return [
    middle[0] + view.scale * (x - middle[0] + view.x),
    middle[1] + view.scale * (y - middle[1] + view.y),
  ];
}

test("an image lies in the middle of what contains it, as large as fits", () => {
  expect(image).toEqual({ x: 20, y: 210, width: 320, height: 200 });
});

test("at the end the detail is in the middle, and fills four fifths of the stage one way", () => {
  const [left, top] = [image.x + 0.4 * image.width, image.y + 0.5 * image.height];
  const [x = 0, y = 0] = seen([left, top], end);
  const [right = 0, bottom = 0] = seen([left + 16, top + 16], end);
  expect((x + right) / 2).toBeCloseTo(180);
  expect((y + bottom) / 2).toBeCloseTo(300);
  expect(right - x).toBeCloseTo(288);
});

test("the way begins with the whole image, and ends with the detail", () => {
  const first = viewOnTheWay(end, 0);
  expect([first.scale, first.x + 0, first.y + 0]).toEqual([1, 0, 0]);
  const last = viewOnTheWay(end, 1);
  expect(last.scale).toBeCloseTo(end.scale);
  expect(last.x).toBeCloseTo(end.x);
  expect(last.y).toBeCloseTo(end.y);
});

test("each quarter of the way enlarges as many times, and one point stays where it is", () => {
  const fixed: [number, number] = [
    180 - (end.x * end.scale) / (end.scale - 1),
    300 - (end.y * end.scale) / (end.scale - 1),
  ];
  for (const share of [0, 0.25, 0.5, 0.75]) {
    const [here, next] = [viewOnTheWay(end, share), viewOnTheWay(end, share + 0.25)];
    expect(next.scale / here.scale).toBeCloseTo(end.scale ** 0.25);
    const [x, y] = seen(fixed, next);
    expect(x).toBeCloseTo(fixed[0]);
    expect(y).toBeCloseTo(fixed[1]);
  }
});

test("an end that is not enlarged is only moved to", () => {
  expect(viewOnTheWay({ scale: 1, x: 8, y: -4 }, 0.5)).toEqual({ scale: 1, x: 4, y: -2 });
});

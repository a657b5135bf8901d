import { expect, test } from "vitest";
import { growthFrom, pictureOf } from "./growing-picture.ts";

const print = {
  place: { left: 20, top: 300, width: 72, height: 72 },
  file: "https://www.esempio.it/assets/pictures/a/b.1a2b.thumbnail-left-top.avif",
  time: 5_000,
};
const picture = { left: 0, top: 100, width: 320, height: 200 };

test("a picture begins over the middle of its print, and as high", () => {
  expect(growthFrom(print, picture, 740, 5_100)).toBe("translate(-104px, 136px) scale(0.36)");
});

test.each([
  ["below the window", { ...picture, top: 740 }, 5_100],
  ["above it", { ...picture, top: -1 }, 5_100],
  ["not shown", { ...picture, height: 0 }, 5_100],
  ["on a page that came late", picture, 6_001],
])("a picture that is %s does not grow", (_where, place, now) => {
  expect(growthFrom(print, place, 740, now)).toBeUndefined();
});

test("all files of a picture are of that picture, whatever the site", () => {
  const name = "/assets/pictures/a/b.1a2b";
  expect(pictureOf(print.file)).toBe(name);
  expect(pictureOf(`${name}.svg`)).toBe(name);
  expect(pictureOf(`${name}.448.avif`)).toBe(name);
  expect(pictureOf("/assets/pictures/a/b.3c4d.svg")).not.toBe(name);
  expect(pictureOf("/icons/icon-192.png")).toBeUndefined();
});

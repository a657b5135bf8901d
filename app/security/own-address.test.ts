import { expect, test } from "vitest";
import { isOwnAddress } from "./own-address.ts";

test.each(["/", "/app/orari", "/foto/neve.jpg?x=//altrove.example", "/a#b"])(
  "%s is ours",
  (address) => {
    expect(isOwnAddress(address)).toBe(true);
  },
);

test.each([
  "",
  "foto/neve.jpg",
  "https://altrove.example/",
  "//altrove.example/",
  "/\\altrove.example/",
  "/\t/altrove.example/",
  "/\n\\altrove.example/",
  " //altrove.example/",
  "///altrove.example/",
  "//[",
  "javascript:alert(1)",
])("%j is not", (address) => {
  expect(isOwnAddress(address)).toBe(false);
});

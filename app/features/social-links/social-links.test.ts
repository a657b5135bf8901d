import { describe, expect, test } from "vitest";
import { isPhone, popupFeatures } from "./social-links.tsx";

describe("the popup of 800 by 600 stands in the middle of the window", () => {
  test.each([
    [{ screenX: 0, screenY: 0, outerWidth: 1920, outerHeight: 1080 }, "left=560,top=240"],
    [{ screenX: 1920, screenY: 100, outerWidth: 1001, outerHeight: 700 }, "left=2021,top=150"],
    [{ screenX: 10, screenY: 20, outerWidth: 640, outerHeight: 480 }, "left=10,top=20"],
  ])("%o", (place, position) => {
    expect(popupFeatures(place)).toBe(`popup,noopener,noreferrer,width=800,height=600,${position}`);
  });
});

describe("phones are told from tablets and desktops", () => {
  test.each([
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148", true],
    ["Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36", true],
    ["Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Safari/537.36", false],
    ["Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36", false],
  ])("%s: %s", (userAgent, phone) => {
    expect(isPhone({ userAgent })).toBe(phone);
  });
});

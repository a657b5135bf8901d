import { expect, test } from "vitest";
import { createApp } from "./app.ts";
import { createSaintsList } from "./saints-list.ts";

const app = createApp({
  headers: {},
  saints: createSaintsList({ fetchList: undefined }),
});

test.each(["/healthz", "/app", "/nulla"])(
  "over https %s tells browsers to stay there, and over http it does not",
  async (address) => {
    const header = "Strict-Transport-Security";
    const secure = await app.request(`https://canneto.invalid${address}`);
    expect(secure.headers.get(header)).toBe("max-age=31536000");
    const plain = await app.request(`http://canneto.invalid${address}`);
    expect(plain.headers.get(header)).toBeNull();
  },
);

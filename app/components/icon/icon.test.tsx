import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Icon } from "./icon.tsx";

test("a missing icon is logged, and nothing is shown", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(renderToStaticMarkup(<Icon name="unicorn" />)).toBe("");
  expect(log).toHaveBeenCalledExactlyOnceWith('No icon is named "unicorn".');
  log.mockRestore();
});

import { expect, test } from "vitest";
import { ignoreUnloadErrors } from "./ignore-unload-errors.ts";

/** A page, and something asked for on its behalf that can be made to fail. */
function asking() {
  const page = new EventTarget();
  const { promise, reject } = Promise.withResolvers<never>();
  return {
    page,
    answer: ignoreUnloadErrors(promise, page),
    fail: () => reject(new Error("given up")),
  };
}

/** What has become of a promise once everything that could happen has. */
async function stateOf(promise: Promise<unknown>): Promise<string> {
  const later = new Promise<string>((resolve) => setTimeout(resolve, 0, "waiting"));
  return Promise.race([promise.then(String, () => "failed"), later]);
}

test("what fails while the page stays says so at once", async () => {
  const { answer, fail } = asking();
  fail();
  expect(await stateOf(answer)).toBe("failed");
});

test("what fails because the page is being left says so when the page is shown again", async () => {
  const { page, answer, fail } = asking();
  page.dispatchEvent(new Event("beforeunload"));
  fail();
  expect(await stateOf(answer)).toBe("waiting");
  page.dispatchEvent(new Event("pageshow"));
  expect(await stateOf(answer)).toBe("failed");
});

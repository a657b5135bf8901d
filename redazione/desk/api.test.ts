import { afterEach, expect, test, vi } from "vitest";
import { ask, refusalOf } from "./api.ts";

afterEach(() => void vi.unstubAllGlobals());

/** Returns the error that a server response leads to. */
async function saidOf(body: string, status: number): Promise<Error> {
  vi.stubGlobal("document", { querySelector: () => null });
  const headers = { "Content-Type": "application/json" };
  vi.stubGlobal("fetch", async () => new Response(body, { status, headers }));
  return ask("files").then(
    () => new Error("It was answered."),
    (error: Error) => error,
  );
}

test("a refusal says all that is wrong", async () => {
  const problems = [{ sentence: "Immagine «a.jpg»: trovato un file vuoto." }];
  const sentence = "C’è una cosa da correggere prima di salvare.";
  const error = await saidOf(JSON.stringify({ sentence, problems }), 422);
  expect(error.message).toBe(`${sentence} Immagine «a.jpg»: trovato un file vuoto.`);
  expect(refusalOf(error)).toEqual({ sentence, problems });
});

test("an answer that is cut off is one that did not come", async () => {
  expect((await saidOf('{"version": "a', 200)).message).toContain("Il banco non risponde");
  expect(refusalOf(new TypeError("a fault")).sentence).toContain("Il banco non risponde");
});

import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { photograph } from "../../tests/support/photograph.ts";
import { folderWith } from "../../tests/support/temporary-folder.ts";
import { checkPictureFiles } from "./picture-checks.ts";

const WHOLE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h2v1z"/></svg>';

function check(files: Record<string, string | Buffer>): Promise<void> {
  const images = Object.keys(files);
  const inFolder = images.map((name) => [`images/${name}`, files[name] ?? ""] as const);
  return checkPictureFiles(folderWith(Object.fromEntries(inFolder)), images);
}

test("a drawing is whole and nothing more; one that is cut off, empty or no drawing is told, also the next time", async () => {
  await expect(check({ "a.svg": WHOLE })).resolves.toBeUndefined();
  const unsafe = WHOLE.replace("/></svg>", "/><script/></svg>");
  for (const [text, found] of [
    [WHOLE.slice(0, 80), "un file che non è SVG"],
    ["", "un file che non è SVG"],
    ["Solo testo.", "un file che non è SVG"],
    ...[1, 2].map(() => [unsafe, "<script>; atteso un disegno soltanto"] as const),
  ] as const) {
    await expect(check({ "a.svg": WHOLE, "chiesa/b.svg": text })).rejects.toThrow(
      `images/chiesa/b.svg, «disegno»: trovato ${found}`,
    );
  }
});

test("a photograph is whole, wide enough and what its name says", async () => {
  const good = await photograph(1600, 900).jpeg().toBuffer();
  await expect(check({ "a.jpg": good })).resolves.toBeUndefined();
  for (const [bytes, said] of [
    [
      await photograph(600, 900).jpeg().toBuffer(),
      "«misure»: trovato una fotografia larga 600 punti;",
    ],
    [await photograph(1600, 900).png().toBuffer(), "«contenuto»: trovato un’immagine png;"],
    [
      Buffer.from("Solo testo."),
      "«contenuto»: trovato un’immagine che non si riesce ad aprire; atteso un’immagine intera, che un altro programma apre.",
    ],
    [good.subarray(0, 2000), "«contenuto»: trovato un’immagine che non si riesce ad aprire;"],
  ] as const) {
    await expect(check({ "a.jpg": bytes })).rejects.toThrow(said);
  }
});

test("a disk that keeps nothing is not said to be a fault of the picture", async () => {
  vi.stubEnv("BUILD_CACHE", join(folderWith({ full: "" }), "full", "cache"));
  await expect(check({ "a.svg": WHOLE })).rejects.toThrow("ENOTDIR");
});

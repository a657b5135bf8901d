import { expect, test } from "vitest";
import { readContent } from "../../../pipeline/read/content.ts";
import { inlineScripts } from "../../../pipeline/render/bundle.ts";
import { builtPage } from "../../../pipeline/render/prerender.ts";
import { rendererWith } from "./renderers.ts";

test("two drafts of the address are shown each with its own, at the same time", async () => {
  const content = readContent("content");
  const assets = { modules: [], entry: "", stylesheets: [], inlineScripts: await inlineScripts() };
  const pages = await Promise.all(
    ["Santuario di una", "Santuario di un altro"].map(async (name) => {
      const draft = { ...content, site: { ...content.site, name } };
      const renderer = await rendererWith(draft);
      expect(await rendererWith(draft)).toBe(renderer);
      const page = await builtPage(draft, renderer, "/app/orari");
      return page && renderer.renderPage(page, assets as never);
    }),
  );
  expect(pages[0]).toContain("Santuario di una");
  expect(pages[0]).not.toContain("Santuario di un altro");
  expect(pages[1]).toContain("Santuario di un altro");
}, 120_000);

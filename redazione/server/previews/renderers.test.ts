import { expect, test } from "vitest";
import { loadContent } from "../../../pipeline/read/content.ts";
import { inlineScripts } from "../../../pipeline/render/bundle.ts";
import { builtPage } from "../../../pipeline/render/prerender.ts";
import { rendererWith } from "./renderers.ts";

test("drafts of the address and of the menu are shown each with its own and at its own moment", async () => {
  const content = loadContent();
  const assets = { modules: [], entry: "", stylesheets: [], inlineScripts: await inlineScripts() };
  const [startDate, endDate] = ["2040-08-12", "2040-08-20"];
  const novena = { label: "NOVENA", path: "/app/orari", startDate, endDate };
  const shown = async (name: string, day: string) => {
    const navigation = { ...content.navigation, topBar: [novena] };
    const draft = { ...content, site: { ...content.site, name }, navigation };
    const renderer = await rendererWith(draft, Date.parse(day));
    const page = await builtPage(draft, renderer, "/app/orari");
    return page && renderer.renderPage(page, assets as never);
  };
  const pages = await Promise.all([
    shown("Santuario di una", "2040-08-13"),
    shown("Altro", "2040-08-21"),
  ]);
  expect(pages[0]).toContain("Santuario di una");
  expect(pages[0]).toContain("NOVENA");
  expect(pages[1]).toContain("Altro");
  expect(pages[1]).not.toContain("NOVENA");
}, 120_000);

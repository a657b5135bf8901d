import type { Plugin } from "vite";
import { pictureRecord } from "../images/pictures.ts";
import { companyNight } from "../maps/company-map/company-night.ts";
import { loadContent } from "../read/content.ts";
import type { Content } from "../read/model.ts";
import { contentRoutes } from "./addresses.ts";

/** Checks whether a file of content/ is compiled into the scripts: changing it changes the program. */
export const isCompiledIn = (file: string) =>
  ["site.yaml", "navigation.yaml", "sections.yaml", "home-images.yaml"].includes(file);

export const siteDataModules: Record<
  string,
  (content: Content) => Record<string, unknown> | Promise<Record<string, unknown>>
> = {
  "virtual:site-data": (content) => {
    const { fields: _forTexts, place: _forOthers, faultContact: _forSome, ...site } = content.site;
    return { site, navigation: content.navigation, routes: contentRoutes(content) };
  },
  "virtual:company-night": (content) => ({ night: companyNight(content) }),
  "virtual:home-images": async ({ homeImages: { header, images } }) => {
    return {
      header: await pictureRecord(header),
      homeImages: await Promise.all(
        images.map(async ({ picture, ...image }) => ({
          ...image,
          src: await pictureRecord(picture),
        })),
      ),
    };
  },
};

/**
 * Compiles small site-wide data into the client as modules: no page has to fetch it, and more pages hardly add to it.
 * @param expressionOf writes a value in the module
 */
export function siteDataModule(
  expressionOf = (_name: string, value: unknown) => JSON.stringify(value),
): Plugin {
  return {
    name: "site-data",
    resolveId: (id) => (id in siteDataModules ? `\0${id}` : undefined),
    async load(id) {
      const exported = await siteDataModules[id.replace("\0", "")]?.(loadContent());
      return (
        exported &&
        Object.entries(exported)
          .map(([name, value]) => `export const ${name} = ${expressionOf(name, value)};`)
          .join("\n")
      );
    },
  };
}

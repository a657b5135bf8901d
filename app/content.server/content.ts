import { checkContent } from "./checks.ts";
import { collectionNames, collections, type NamedInTexts } from "./collections.ts";
import { contentBlocks } from "./content-blocks.ts";
import type { AnyEntry } from "./entry.ts";
import { ContentFolder, type TextMemory } from "./files.ts";
import type { Content } from "./model.ts";
import { withLines } from "./problem-lines.ts";
import { ContentError } from "./problems.ts";
import {
  exceptionsSchema,
  fixedSaintsSchema,
  localCelebrationsSchema,
  movableCelebrationsSchema,
} from "./saints/saints-schemas.ts";
import { accessibilitySchema } from "./schemas/accessibility.ts";
import { calendarSchema } from "./schemas/calendar.ts";
import { homeImagesSchema } from "./schemas/home-images.ts";
import { hoursSchema } from "./schemas/hours.ts";
import { navigationSchema } from "./schemas/navigation.ts";
import { newsSchema } from "./schemas/news.ts";
import { pilgrimSheetSchema } from "./schemas/pilgrim-sheet.ts";
import { roadSchema } from "./schemas/road.ts";
import { sectionsSchema } from "./schemas/sections.ts";
import { namesAsFields, type Site, siteSchema } from "./schemas/site.ts";
import { synonymsSchema } from "./schemas/synonyms.ts";
import { timelineSchema } from "./schemas/timeline.ts";
import { toConfirmSchema } from "./schemas/to-confirm.ts";
import { verseGroupsSchema } from "./schemas/verse-groups.ts";
import { addressFromEnvironment, atAddress } from "./site-address.ts";
import { withFields } from "./site-fields.ts";

/** Commands run in the root of the project. */
const CONTENT_FOLDER = "content";

/**
 * Reads and checks the whole content folder.
 * @param memory What was read before: texts that are still the same are not read anew.
 * @throws ContentError naming every file, field, what was found and what was expected.
 */
export function readContent(root: string, memory?: TextMemory): Content {
  const folder = new ContentFolder(root, memory);
  const site = readSite(folder);
  const siteFields = site?.fields ?? namesAsFields;
  const timeline = folder.readYaml("timeline.yaml", timelineSchema);
  const accessibility = folder.readYaml("accessibility.yaml", accessibilitySchema);
  const content = {
    ...readCollections(
      folder,
      { blocks: contentBlocks({ timeline, accessibility }), siteFields },
      JSON.stringify([timeline, accessibility, [...siteFields]]),
    ),
    site,
    navigation: folder.readYaml("navigation.yaml", navigationSchema),
    sections: folder.readYaml("sections.yaml", sectionsSchema),
    verseGroups: folder.readYaml("verse-groups.yaml", verseGroupsSchema),
    calendar: folder.readYaml("calendar.yaml", calendarSchema),
    hours: folder.readYaml("hours.yaml", hoursSchema),
    pilgrimSheet: folder.readYaml("pilgrim-sheet.yaml", pilgrimSheetSchema),
    road: folder.readYaml("road.yaml", roadSchema),
    timeline,
    news: folder
      .readYaml("news.yaml", newsSchema)
      ?.map((item) => ({ ...item, text: withFields(item.text, siteFields) })),
    toConfirm: folder.readYaml("to-confirm.yaml", toConfirmSchema),
    synonyms: folder.readYaml("sinonimi.yaml", synonymsSchema),
    homeImages: folder.readYaml("home-images.yaml", homeImagesSchema),
    saints: {
      fixed: folder.readYaml("saints/fixed.yaml", fixedSaintsSchema),
      movable: folder.readYaml("saints/movable.yaml", movableCelebrationsSchema),
      local: folder.readYaml("saints/local.yaml", localCelebrationsSchema),
      exceptions: folder.readYaml("saints/exceptions.yaml", exceptionsSchema),
    },
    images: folder.listFiles("images"),
  };
  if (folder.problems.length === 0) checkContent(folder, content as Content);
  if (folder.problems.length > 0) throw new ContentError(withLines(root, folder.problems));
  return content as Content;
}

/** The site, at the public address that the environment sets if it sets one. */
function readSite(folder: ContentFolder): Site | undefined {
  const address = addressFromEnvironment(process.env);
  const site = folder.readYaml("site.yaml", siteSchema);
  return site && address !== undefined ? atAddress(site, address) : site;
}

/** The entries of every collection, and apart from them those that are kept back. */
function readCollections(folder: ContentFolder, named: NamedInTexts, context: string) {
  const unpublished: AnyEntry[] = [];
  const published = collectionNames.map((name): [string, AnyEntry[]] => {
    const { schema, render } = collections[name];
    const entries: AnyEntry[] = folder.readEntries(
      name,
      schema,
      (text) => render(text, named),
      context,
    );
    unpublished.push(...entries.filter(isKeptBack));
    return [name, entries.filter((entry) => !isKeptBack(entry))];
  });
  return { ...Object.fromEntries(published), unpublished };
}

const isKeptBack = ({ fields }: AnyEntry) => fields.published === false;

let kept: Content | undefined;
const memory: TextMemory = new Map();

/** The project's own content, read once. */
export function loadContent(): Content {
  kept ??= readContent(CONTENT_FOLDER, memory);
  return kept;
}

/** Something in the content folder has changed: it is read anew the next time. */
export function forgetContent(): void {
  kept = undefined;
}

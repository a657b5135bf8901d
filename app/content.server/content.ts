import { checkContent } from "./checks.ts";
import { contentBlocks } from "./content-blocks.ts";
import { ContentFolder } from "./files.ts";
import { renderMarkdown, renderVerse, renderWithFields } from "./markdown.ts";
import type { Content, Entry } from "./model.ts";
import { ContentError } from "./problems.ts";
import {
  exceptionsSchema,
  fixedSaintsSchema,
  localCelebrationsSchema,
  movableCelebrationsSchema,
} from "./saints/saints-schemas.ts";
import { calendarSchema } from "./schemas/calendar.ts";
import { companySchema } from "./schemas/company.ts";
import { homeImagesSchema } from "./schemas/home-images.ts";
import { hoursSchema } from "./schemas/hours.ts";
import { legalSchema } from "./schemas/legal.ts";
import { navigationSchema } from "./schemas/navigation.ts";
import { newsSchema } from "./schemas/news.ts";
import { pageSchema } from "./schemas/page.ts";
import { sectionsSchema } from "./schemas/sections.ts";
import { siteSchema } from "./schemas/site.ts";
import { timelineSchema } from "./schemas/timeline.ts";
import { toConfirmSchema } from "./schemas/to-confirm.ts";
import { type VerseFields, verseSchema } from "./schemas/verse.ts";
import { verseGroupsSchema } from "./schemas/verse-groups.ts";

/** Commands run in the root of the project. */
const CONTENT_FOLDER = "content";

/**
 * Reads and checks the whole content folder.
 * @throws ContentError naming every file, field, what was found and what was expected.
 */
export function readContent(root: string): Content {
  const folder = new ContentFolder(root);
  const site = folder.readYaml("site.yaml", siteSchema);
  const timeline = folder.readYaml("timeline.yaml", timelineSchema);
  const blocks = contentBlocks({ timeline });
  const hymns = folder.readEntries("hymns", verseSchema, renderVerse);
  const prayers = folder.readEntries("prayers", verseSchema, renderVerse);
  const content = {
    pages: folder.readEntries("pages", pageSchema, (text) => renderMarkdown(text, blocks)),
    offerings: folder.readEntries("offerings", pageSchema),
    hymns: hymns.filter(isPublished),
    prayers: prayers.filter(isPublished),
    unpublished: [...hymns, ...prayers].filter((entry) => !isPublished(entry)),
    companies: folder.readEntries("companies", companySchema),
    legal: folder.readEntries("legal", legalSchema, (text) =>
      site ? renderWithFields(text, site.fields) : renderMarkdown(text),
    ),
    site,
    navigation: folder.readYaml("navigation.yaml", navigationSchema),
    sections: folder.readYaml("sections.yaml", sectionsSchema),
    verseGroups: folder.readYaml("verse-groups.yaml", verseGroupsSchema),
    calendar: folder.readYaml("calendar.yaml", calendarSchema),
    hours: folder.readYaml("hours.yaml", hoursSchema),
    timeline,
    news: folder.readYaml("news.yaml", newsSchema),
    toConfirm: folder.readYaml("to-confirm.yaml", toConfirmSchema),
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
  if (folder.problems.length > 0) throw new ContentError(folder.problems);
  return content as Content;
}

function isPublished({ fields }: Entry<VerseFields>): boolean {
  return fields.published;
}

let kept: Content | undefined;

/** The project's own content, read once. */
export function loadContent(): Content {
  kept ??= readContent(CONTENT_FOLDER);
  return kept;
}

/** Something in the content folder has changed: it is read anew the next time. */
export function forgetContent(): void {
  kept = undefined;
}

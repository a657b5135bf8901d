import type { z } from "zod";
import {
  exceptionsSchema,
  fixedSaintsSchema,
  localCelebrationsSchema,
  movableCelebrationsSchema,
} from "../saints/saints-schemas.ts";
import { accessibilitySchema } from "../schemas/accessibility.ts";
import { calendarSchema } from "../schemas/calendar.ts";
import { homeImagesSchema } from "../schemas/home-images.ts";
import { hoursSchema } from "../schemas/hours.ts";
import { navigationSchema } from "../schemas/navigation.ts";
import { newsSchema } from "../schemas/news.ts";
import { pilgrimSheetSchema } from "../schemas/pilgrim-sheet.ts";
import { redirectsSchema } from "../schemas/redirects.ts";
import { roadSchema } from "../schemas/road.ts";
import { sectionsSchema } from "../schemas/sections.ts";
import { sheetOrderSchema } from "../schemas/sheet-order.ts";
import { siteSchema } from "../schemas/site.ts";
import { synonymsSchema } from "../schemas/synonyms.ts";
import { timelineSchema } from "../schemas/timeline.ts";
import { toConfirmSchema } from "../schemas/to-confirm.ts";
import { verseGroupsSchema } from "../schemas/verse-groups.ts";
import { voiceSchema } from "../schemas/voice.ts";

/** Files of content/ by the names of their data in the code, each with its schema. */
export type DataFiles = Record<string, readonly [file: string, schema: z.ZodType]>;

/** What is read of such files. */
export type DataOf<Files extends DataFiles> = {
  -readonly [Name in keyof Files]: z.output<Files[Name][1]>;
};

export const dataFiles = {
  site: ["site.yaml", siteSchema],
  timeline: ["timeline.yaml", timelineSchema],
  accessibility: ["accessibility.yaml", accessibilitySchema],
  navigation: ["navigation.yaml", navigationSchema],
  sections: ["sections.yaml", sectionsSchema],
  verseGroups: ["verse-groups.yaml", verseGroupsSchema],
  calendar: ["calendar.yaml", calendarSchema],
  hours: ["hours.yaml", hoursSchema],
  pilgrimSheet: ["pilgrim-sheet.yaml", pilgrimSheetSchema],
  road: ["road.yaml", roadSchema],
  news: ["news.yaml", newsSchema],
  toConfirm: ["to-confirm.yaml", toConfirmSchema],
  synonyms: ["sinonimi.yaml", synonymsSchema],
  redirects: ["rinvii.yaml", redirectsSchema],
  homeImages: ["home-images.yaml", homeImagesSchema],
  sheetOrder: ["foglio.yaml", sheetOrderSchema],
  voice: ["voce.yaml", voiceSchema],
} as const satisfies DataFiles;

export const saintsFiles = {
  fixed: ["saints/fixed.yaml", fixedSaintsSchema],
  movable: ["saints/movable.yaml", movableCelebrationsSchema],
  local: ["saints/local.yaml", localCelebrationsSchema],
  exceptions: ["saints/exceptions.yaml", exceptionsSchema],
} as const satisfies DataFiles;

/** The schemas of all YAML files of content/, by file. */
export const yamlFiles: Readonly<Record<string, z.ZodType>> = Object.fromEntries([
  ...Object.values(dataFiles),
  ...Object.values(saintsFiles),
]);

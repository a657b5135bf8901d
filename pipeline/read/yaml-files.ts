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
import { siteSchema } from "../schemas/site.ts";
import { synonymsSchema } from "../schemas/synonyms.ts";
import { timelineSchema } from "../schemas/timeline.ts";
import { toConfirmSchema } from "../schemas/to-confirm.ts";
import { verseGroupsSchema } from "../schemas/verse-groups.ts";

/** The YAML files of content/, with their schemas. */
export const yamlFiles = {
  "site.yaml": siteSchema,
  "timeline.yaml": timelineSchema,
  "accessibility.yaml": accessibilitySchema,
  "navigation.yaml": navigationSchema,
  "sections.yaml": sectionsSchema,
  "verse-groups.yaml": verseGroupsSchema,
  "calendar.yaml": calendarSchema,
  "hours.yaml": hoursSchema,
  "pilgrim-sheet.yaml": pilgrimSheetSchema,
  "road.yaml": roadSchema,
  "news.yaml": newsSchema,
  "to-confirm.yaml": toConfirmSchema,
  "sinonimi.yaml": synonymsSchema,
  "rinvii.yaml": redirectsSchema,
  "home-images.yaml": homeImagesSchema,
  "saints/fixed.yaml": fixedSaintsSchema,
  "saints/movable.yaml": movableCelebrationsSchema,
  "saints/local.yaml": localCelebrationsSchema,
  "saints/exceptions.yaml": exceptionsSchema,
} satisfies Record<string, z.ZodType>;

import { accessibility } from "./accessibility.ts";
import { calendar } from "./calendar.ts";
import { company } from "./company.ts";
import { homeImages } from "./home-images.ts";
import { hours } from "./hours.ts";
import { legal } from "./legal.ts";
import { navigation } from "./navigation.ts";
import { news } from "./news.ts";
import { page } from "./page.ts";
import { pilgrimSheet } from "./pilgrim-sheet.ts";
import { road } from "./road.ts";
import { saintsExceptions, saintsFixed, saintsLocal, saintsMovable } from "./saints.ts";
import { sections } from "./sections.ts";
import { sheetOrder } from "./sheet-order.ts";
import { site } from "./site.ts";
import { synonyms } from "./synonyms.ts";
import { timeline } from "./timeline.ts";
import { toConfirm } from "./to-confirm.ts";
import { verse } from "./verse.ts";
import { verseGroups } from "./verse-groups.ts";
import { voice } from "./voice.ts";
import type { Words } from "./words.ts";

/** The words of every kind of file. */
export const allWords: Record<string, Words> = {
  pages: page,
  offerings: page,
  hymns: verse,
  prayers: verse,
  companies: company,
  legal,
  hours,
  road,
  news,
  calendar,
  accessibility,
  "pilgrim-sheet": pilgrimSheet,
  navigation,
  "home-images": homeImages,
  sections,
  "verse-groups": verseGroups,
  site,
  timeline,
  sinonimi: synonyms,
  "to-confirm": toConfirm,
  "saints/exceptions": saintsExceptions,
  "saints/fixed": saintsFixed,
  "saints/local": saintsLocal,
  "saints/movable": saintsMovable,
  voce: voice,
  foglio: sheetOrder,
};

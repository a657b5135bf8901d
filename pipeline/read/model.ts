import type { Redirect } from "../../server/redirects.ts";
import type { Saints } from "../saints/saints-schemas.ts";
import type { Calendar } from "../schemas/calendar.ts";
import type { HomeImages } from "../schemas/home-images.ts";
import type { Hours } from "../schemas/hours.ts";
import type { Navigation } from "../schemas/navigation.ts";
import type { News } from "../schemas/news.ts";
import type { PilgrimSheet } from "../schemas/pilgrim-sheet.ts";
import type { RoadBulletin } from "../schemas/road.ts";
import type { Section } from "../schemas/sections.ts";
import type { Site } from "../schemas/site.ts";
import type { Synonym } from "../schemas/synonyms.ts";
import type { TimelineAge } from "../schemas/timeline.ts";
import type { ToConfirm } from "../schemas/to-confirm.ts";
import type { VerseGroups } from "../schemas/verse-groups.ts";
import type { CollectionName, FieldsOf } from "./collections.ts";
import type { AnyEntry, Entry } from "./entry.ts";

/** The published entries of every collection. */
type Entries = { [Name in CollectionName]: Entry<FieldsOf<Name>>[] };

/** All content written by the editors, parsed and validated. */
export interface Content extends Entries {
  /** Unpublished entries, of which visitors see nothing. */
  unpublished: AnyEntry[];
  site: Site;
  navigation: Navigation;
  sections: Section[];
  verseGroups: VerseGroups;
  calendar: Calendar;
  pilgrimSheet: PilgrimSheet;
  /** The confirmed hours, as written (timetable.ts). */
  hours: Hours;
  /** The road bulletins, in the order of the file. */
  road: RoadBulletin[];
  timeline: TimelineAge[];
  news: News;
  homeImages: HomeImages;
  /** The words visitors type in the search, and those that the pages use. */
  synonyms: Synonym[];
  /** Redirects from former addresses. */
  redirects: Redirect[];
  /** Open questions that belong to no page. */
  toConfirm: ToConfirm;
  saints: Saints;
  /** The files of content/images, by path in it. */
  images: string[];
}

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

/** The entries of every collection, without those that are kept back. */
type Entries = { [Name in CollectionName]: Entry<FieldsOf<Name>>[] };

/** Everything the editors write, read and checked. */
export interface Content extends Entries {
  /** What is kept back: visitors see none of it. */
  unpublished: AnyEntry[];
  site: Site;
  navigation: Navigation;
  sections: Section[];
  verseGroups: VerseGroups;
  calendar: Calendar;
  pilgrimSheet: PilgrimSheet;
  /** The hours that are confirmed, as they are written (timetable.ts). */
  hours: Hours;
  /** The bulletins on the road, in the order of the file. */
  road: RoadBulletin[];
  timeline: TimelineAge[];
  news: News;
  homeImages: HomeImages;
  /** What visitors type in the search, and how the pages say it. */
  synonyms: Synonym[];
  /** Addresses that are no more, and where they lead. */
  redirects: Redirect[];
  /** What is to be confirmed and stands in no page. */
  toConfirm: ToConfirm;
  saints: Saints;
  /** The files of content/images, by their path in it. */
  images: string[];
}

import type { Prose } from "./markdown.ts";
import type { Saints } from "./saints/saints-schemas.ts";
import type { Calendar } from "./schemas/calendar.ts";
import type { CompanyFields } from "./schemas/company.ts";
import type { HomeImages } from "./schemas/home-images.ts";
import type { Hours } from "./schemas/hours.ts";
import type { LegalFields } from "./schemas/legal.ts";
import type { Navigation } from "./schemas/navigation.ts";
import type { News } from "./schemas/news.ts";
import type { PageFields } from "./schemas/page.ts";
import type { Section } from "./schemas/sections.ts";
import type { Site } from "./schemas/site.ts";
import type { TimelineAge } from "./schemas/timeline.ts";
import type { ToConfirm } from "./schemas/to-confirm.ts";
import type { VerseFields } from "./schemas/verse.ts";
import type { VerseGroups } from "./schemas/verse-groups.ts";

/** A Markdown file with front matter, checked. */
export interface Entry<Fields> {
  /** Path inside its folder, without extension: "storia/culto-mariano". */
  slug: string;
  /** The file, relative to the content folder, for messages. */
  file: string;
  fields: Fields;
  prose: Prose;
}

/** Everything the editors write, read and checked. */
export interface Content {
  pages: Entry<PageFields>[];
  offerings: Entry<PageFields>[];
  hymns: Entry<VerseFields>[];
  prayers: Entry<VerseFields>[];
  /** Hymns and prayers that are kept back: visitors see none of them. */
  unpublished: Entry<VerseFields>[];
  companies: Entry<CompanyFields>[];
  legal: Entry<LegalFields>[];
  site: Site;
  navigation: Navigation;
  sections: Section[];
  verseGroups: VerseGroups;
  calendar: Calendar;
  /** The ordinary hours that are confirmed, in the order of the file. */
  hours: Hours[];
  timeline: TimelineAge[];
  news: News;
  homeImages: HomeImages;
  /** What is to be confirmed and stands in no page. */
  toConfirm: ToConfirm;
  saints: Saints;
  /** The files of content/images, by their path in it. */
  images: string[];
}

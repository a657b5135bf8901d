import { checkContent } from "../checks/checks.ts";
import { contentBlocks } from "../markdown/content-shortcodes.ts";
import { publicSite } from "../pages/site-address.ts";
import { namesAsFields } from "../schemas/site.ts";
import type { NamedInTexts } from "./collection.ts";
import { collectionNamed, collectionNames } from "./collections.ts";
import type { AnyEntry } from "./entry.ts";
import { ContentFolder, type ReadMemory } from "./files.ts";
import type { Content } from "./model.ts";
import { withLines } from "./problem-lines.ts";
import { ContentError } from "./problems.ts";
import { withFields } from "./site-fields.ts";
import { type DataFiles, type DataOf, dataFiles, saintsFiles } from "./yaml-files.ts";

/** Relative to the root of the project, where commands run. */
const CONTENT_FOLDER = "content";

/** Reads and validates the whole content folder; throws a ContentError with all problems. */
export function readContent(root: string, memory?: ReadMemory): Content {
  const folder = new ContentFolder(root, memory);
  const data = readData(folder, dataFiles);
  const { timeline, accessibility, news } = data;
  const site = data.site && publicSite(data.site, process.env);
  const siteFields = site?.fields ?? namesAsFields;
  const content = {
    ...data,
    ...readCollections(
      folder,
      { blocks: contentBlocks(timeline, accessibility), siteFields },
      JSON.stringify([timeline, accessibility, [...siteFields]]),
    ),
    site,
    news: news?.map((item) => ({ ...item, text: withFields(item.text, siteFields) })),
    saints: readData(folder, saintsFiles),
    images: folder.listFiles("images"),
  };
  if (folder.problems.length === 0) checkContent(content as Content, folder.report);
  if (folder.problems.length > 0) throw new ContentError(withLines(root, folder.problems));
  return content as Content;
}

/** Reads data files; those with errors are left out. */
function readData<Files extends DataFiles>(folder: ContentFolder, files: Files) {
  const data = Object.entries(files).map(([name, [file, schema]]) => [
    name,
    folder.readYaml(file, schema),
  ]);
  return Object.fromEntries(data) as Partial<DataOf<Files>>;
}

/** Reads the entries of every collection, the unpublished ones separately. */
function readCollections(folder: ContentFolder, named: NamedInTexts, context: string) {
  const unpublished: AnyEntry[] = [];
  const published = collectionNames.map((name): [string, AnyEntry[]] => {
    const { schema, render } = collectionNamed(name);
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
const memory: ReadMemory = new Map();

/** Returns the project's own content, cached after the first read. */
export function loadContent(): Content {
  kept ??= readContent(CONTENT_FOLDER, memory);
  return kept;
}

/** Invalidates the cached content: it is read again the next time. */
export function forgetContent(): void {
  kept = undefined;
}

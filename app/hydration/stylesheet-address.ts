/** The address of a stylesheet in the manifest, where those that chunks fetch too are marked with a "#". */
export function stylesheetAddress(href: string): string {
  return href.replace(/#$/, "");
}

/** The text of /robots.txt (RFC 9309): everything may be read, and the sitemap says what there is. */
export function robots(web: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${web}/sitemap.xml\n`;
}

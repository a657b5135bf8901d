/** Renders /robots.txt (RFC 9309): everything may be crawled, and the sitemap lists it. */
export function robots(web: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${web}/sitemap.xml\n`;
}

/** Lets every crawler in, and names the map of each language. */
export function renderRobots(homes: readonly string[]): string {
  const maps = homes.map((home) => `Sitemap: ${home}sitemap.xml\n`);
  return `User-agent: *\nAllow: /\n\n${maps.join('')}`;
}

/** What a case changes in the small base site. */
export interface FaultySite {
  /** Items of the navbar, as in `themeConfig.navbar.items`. */
  navbarItems?: readonly object[];
  /** The content of `sidebars.js`, as an object. */
  sidebars?: object;
  locales?: readonly string[];
  /**
   * Source of a plugin after the theme: the body of a function that receives the load context and
   * returns the plugin.
   */
  plugin?: string;
  /** Files to add or replace, by path within the site. */
  files?: Readonly<Record<string, string>>;
}

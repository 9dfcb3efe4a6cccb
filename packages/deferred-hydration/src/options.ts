/** What is said of a site that lies elsewhere than it was built for. */
export interface BannerTexts {
  title: string;
  hint: string;
  /** Before the base URL of the configuration. */
  configured: string;
  /** Before the base URL that would work. */
  suggested: string;
}

/** What the plugin has to be told of a site. */
export interface DeferredHydrationOptions {
  /** Where the whole site begins: the base URL of the default language. */
  baseUrl: string;
  /** The browsers that the scripts in the head are written for, as esbuild names them. */
  targets: readonly string[];
  /** The id of the announcement, for the theme keeps by it that a reader closed one. */
  announcementId: string;
  /** What an address has that only the app can show, so that it starts at once. */
  startFor: RegExp;
  /** A selector of the control that switches between light and dark: it answers before the app. */
  colourControl: string;
  /** A selector of the control that opens the search. */
  searchControl: string;
  /**
   * A selector of the `<dialog>` of the search, which stands in the page with its field: it opens before
   * the app is there, by the control, by Ctrl K, ⌘ K and `/`.
   */
  searchDialog: string;
  /** A selector of the blocks of a page that may be out of sight: they wait for a frame after the first. */
  laterBlocks: string;
  /** Paths below the base URL that are no pages and are never prerendered, such as `assets/*`. */
  notPages: readonly string[];
  /** Names the kind of a page by its path. Pages of a kind are drawn by the same inline styles. */
  kindOf: (path: string) => string;
  /** By locale. */
  bannerTexts: Readonly<Record<string, BannerTexts>>;
}

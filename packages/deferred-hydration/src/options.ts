/** The message for a site that is served from another path than it was built for. */
export interface BannerTexts {
  title: string;
  hint: string;
  /** Precedes the base URL of the configuration. */
  configured: string;
  /** Precedes the correct base URL. */
  suggested: string;
}

/** The options of the plugin. */
export interface DeferredHydrationOptions {
  /** The base URL of the default language. */
  baseUrl: string;
  /** The browsers to compile the head scripts for, as esbuild targets. */
  targets: readonly string[];
  /** The id of the announcement, under which the theme stores its dismissal. */
  announcementId: string;
  /** The color mode of a reader who has chosen none. */
  defaultColorMode: 'light' | 'dark' | 'system';
  /** Parts of an address that only the app can handle; it then starts at once. */
  startFor: RegExp;
  /** Selector of the control that toggles the color mode: it works before the app has started. */
  colorControl: string;
  /** Selector of the control that opens the search. */
  searchControl: string;
  /**
   * Selector of the search's `<dialog>`, which is part of the page with its field: the control,
   * Ctrl K, ⌘ K and `/` open it before the app has started.
   */
  searchDialog: string;
  /** Selector of blocks that may be below the fold: they are laid out after the first frame. */
  belowFold: string;
  /** Paths below the base URL that are not pages and are never prerendered, such as `assets/*`. */
  excludedPaths: readonly string[];
  /** Returns the style group of a page by its path below the base URL. Pages of a group share their inline styles. */
  styleGroupOf: (path: string) => string;
  /** By locale. */
  bannerTexts: Readonly<Record<string, BannerTexts>>;
}

/** What the head scripts know about the site. `bundleScript` replaces these values. */

/** The id of the announcement that readers may have dismissed. */
export const announcementId: string = '';

/** The color mode of a reader who has chosen none: `light`, `dark` or `system`. */
export const defaultColorMode: string = 'light';

/** Parts of an address that only the app can handle. */
export const startFor: RegExp = /$^/;

/** The control that toggles the color mode. */
export const colorControl: string = '.color-mode';

/** The control that opens the search. */
export const searchControl: string = '[aria-haspopup]';

/** The blocks of a page that are laid out after the first frame. */
export const belowFold: string = '.theme-doc-markdown>:nth-child(n+4)';

/** The dialog that the search control opens. */
export const searchDialog: string = 'dialog';

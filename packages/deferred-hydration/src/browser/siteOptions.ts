/** What the scripts in the head know of the site. `bundleScript` puts the site's own values in their place. */

/** The announcement that readers may have closed. */
export const announcementId: string = '';

/** What an address has that only the app can show. */
export const startFor: RegExp = /$^/;

/** The control that switches between light and dark. */
export const colourControl: string = '.colour-mode';

/** The control that opens the search. */
export const searchControl: string = '[aria-haspopup]';

/** The blocks of a page that wait for a frame after the first. */
export const laterBlocks: string = '.theme-doc-markdown>:nth-child(n+4)';

/** The dialog that the search control opens. */
export const searchDialog: string = 'dialog';

/** What the scripts in the head know of the site. `bundleScript` puts the site's own values in their place. */

/** The announcement that readers may have closed. */
export const announcementId: string = '';

/** What an address has that only the app can show. */
export const startFor: RegExp = /$^/;

/** The control that switches between light and dark. */
export const colourControl: string = '.colour-mode';

/** The control that opens the search. */
export const searchControl: string = '[aria-haspopup]';

/** The dialog that the search control opens. */
export const searchDialog: string = 'dialog';

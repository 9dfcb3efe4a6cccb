/** Whether an address leads to an edited sample or to a search: what only the app can show. */
export const isForApp = (url: string): boolean => /[?&]q=|#edit=/.test(url);

/** What an address has that leads to an edited sample or to a search: only the app can show it. */
export const forApp = /[?&]q=|#edit=/;

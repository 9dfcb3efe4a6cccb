/** What the theme imports from prism-react-renderer, with nothing behind it. */
export const Prism = { languages: {} };
export const themes = {};

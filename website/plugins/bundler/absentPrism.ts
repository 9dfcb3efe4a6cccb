/** A stub of what the theme imports from prism-react-renderer. */
export const Prism = { languages: {} };
export const themes = {};

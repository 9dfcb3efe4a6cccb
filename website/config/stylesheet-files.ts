/** Our styles in the order they are laid over the theme's. */
export const stylesheetFiles = [
  'tokens',
  'code-tokens',
  'bridge',
  'base',
  'prose',
  'table',
  'layout',
  'navbar',
  'dropdown',
  'menu',
  'side-menu',
  'parts',
  'footer',
  'theme-parts',
  'message',
  'print',
].map((name) => `./src/css/${name}.css`);

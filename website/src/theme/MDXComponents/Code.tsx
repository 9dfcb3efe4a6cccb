// Replaces the theme's, whose code blocks are highlighted in the browser: code blocks of pages are
// samples, so only inline code is left.
export { default } from '@theme/CodeInline';

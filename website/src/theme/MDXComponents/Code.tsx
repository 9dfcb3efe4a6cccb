// Replaces the theme's own, whose blocks highlight in the browser: a page's blocks are samples,
// so what is left is code in a sentence.
export { default } from '@theme/CodeInline';

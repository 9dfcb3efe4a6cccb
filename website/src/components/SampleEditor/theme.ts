import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The syntax colors of the pages. */
export const codeColors = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--code-comment)' },
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.regexp], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-constant)' },
  { tag: tags.function(tags.variableName), color: 'var(--code-function)' },
  { tag: tags.function(tags.propertyName), color: 'var(--code-function)' },
  { tag: [tags.typeName, tags.className], color: 'var(--code-type)' },
  { tag: [tags.propertyName, tags.attributeName], color: 'var(--code-property)' },
  { tag: tags.tagName, color: 'var(--code-tag)' },
]);

/** The editor's styles in the site's tokens; everything else is inherited. */
export const editorTheme = EditorView.theme({
  '&': { color: 'var(--color-text)', fontSize: 'var(--text-code)' },
  '&.cm-focused': { outline: '2px solid var(--color-accent)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: 'var(--font-code)',
    lineHeight: '1.375rem',
    maxHeight: '32rem',
    wordBreak: 'normal',
  },
  '.cm-content': { padding: '0.6875rem 0', caretColor: 'var(--color-text)' },
  '.cm-line': { padding: '0 var(--space-4)' },
  '.cm-gutters': { border: '0', background: 'none', color: 'var(--color-muted)' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 0 0 var(--space-3)' },
  '&.cm-focused .cm-matchingBracket': { background: 'var(--color-accent-soft)' },
  // Upstream underlines with a picture in a data: URL, which the content policy blocks.
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--hue-red)',
  },
  '.cm-tooltip': {
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius)',
    background: 'var(--color-raised)',
    boxShadow: 'var(--shadow-high)',
    color: 'var(--color-text)',
  },
  '.cm-diagnostic': { border: '0', fontFamily: 'var(--font-text)', padding: 'var(--space-2)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxWidth: 'min(28rem, 90vw)',
    borderRadius: 'inherit',
    fontFamily: 'var(--font-code)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: 'var(--space-1) var(--space-2)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--color-accent)',
    color: 'var(--color-on-accent)',
  },
  '.cm-completionMatchedText': { fontWeight: 'bold', textDecoration: 'none' },
  '.cm-completionDetail': { color: 'var(--color-muted)', fontStyle: 'normal' },
  'li[aria-selected] > .cm-completionDetail': { color: 'inherit' },
  '.cm-completionInfo': { maxWidth: '20rem', fontFamily: 'var(--font-text)' },
});

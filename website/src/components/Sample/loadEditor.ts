/** Loads the editor, which no page holds before a reader wants to edit. */
export const loadEditor = () => import('../SampleEditor');

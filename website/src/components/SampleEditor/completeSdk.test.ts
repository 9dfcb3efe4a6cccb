import { CompletionContext } from '@codemirror/autocomplete';
import { javascript } from '@codemirror/lang-javascript';
import { syntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { afterEach, expect, test, vi } from 'vitest';
import { listEditorNames } from '@site/plugins/generated-data/editorNames';
import { completeSdk } from './completeSdk';

const names = listEditorNames('ko');

/** An editor on a machine so busy that its parser timed out before it started. */
function createBusyState(doc: string): EditorState {
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 60_000));
  const state = EditorState.create({ doc, extensions: javascript({ typescript: true }) });
  vi.restoreAllMocks();
  return state;
}

afterEach(() => void vi.restoreAllMocks());

test('completes names even if the text is not fully parsed yet', () => {
  const text = 'const a = 1;\n'.repeat(20) + "agent.on('recording-l');";
  const state = createBusyState(text);
  expect(syntaxTree(state).length).toBeLessThan(text.length);
  const context = new CompletionContext(state, text.length - 3, false);
  const labels = completeSdk(names)(context)?.options.map(({ label }) => label);
  expect(labels).toContain('recording-level');
});

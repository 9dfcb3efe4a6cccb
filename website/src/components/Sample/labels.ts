import { translate } from '@docusaurus/Translate';

/** What is said of editing before the editor is there. */
export const editWords = {
  edit: { ko: '편집', en: 'Edit' },
  failed: {
    ko: '편집기를 불러오지 못했습니다. 네트워크 연결을 확인하고 다시 누르세요.',
    en: "The editor couldn't be loaded. Check your network connection and try again.",
  },
} as const;

/** What a screen reader calls the code. */
export function codeLabel(language: string, title: string | undefined): string {
  const label = translate(
    { id: 'sample.label', message: '{language} code', description: 'Names a sample' },
    { language },
  );
  return title ? `${title}, ${label}` : label;
}

/** The name of the copy button, before and after its use. */
export function copyLabel(outcome: 'idle' | 'copied' | 'failed'): string {
  if (outcome === 'copied') {
    return translate({
      id: 'sample.copied',
      message: 'Copied',
      description: 'The code was copied',
    });
  }
  if (outcome === 'failed') {
    return translate({
      id: 'sample.copyFailed',
      message: "Couldn't copy. The code is selected, so copy it with the keyboard",
      description: 'Copying was refused by the browser',
    });
  }
  return translate({ id: 'sample.copy', message: 'Copy code', description: 'The copy button' });
}

/** The name of the button that wraps long lines. */
export function wrapLabel(): string {
  return translate({ id: 'sample.wrap', message: 'Wrap lines', description: 'The wrap button' });
}

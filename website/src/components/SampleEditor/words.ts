/** The texts of the editor, in both languages. */
export const words = {
  syntaxError: { ko: '여기부터 구문이 잘못되었습니다.', en: 'Syntax error starting here.' },
  syntaxErrorOnLine: {
    ko: (line: number) => `${line}번째 줄부터 구문이 잘못되었습니다.`,
    en: (line: number) => `Syntax error starting on line ${line}.`,
  },
  leave: {
    ko: 'Esc 키를 누른 다음 Tab 키를 누르면 편집기에서 나갑니다.',
    en: 'Press Escape and then Tab to leave the editor.',
  },
  completions: { ko: '자동 완성 목록', en: 'Completions' },
  reset: { ko: '원래 코드로 되돌리기', en: 'Reset' },
  close: { ko: '편집기 닫기', en: 'Close the editor' },
  share: { ko: '링크로 공유하기', en: 'Share as a link' },
  shared: {
    ko: '링크를 복사했습니다. 편집한 코드는 링크에만 저장되며, 어디로도 전송되지 않았습니다.',
    en: 'Link copied. Your code is stored only in the link and wasn’t sent anywhere.',
  },
  notCopied: {
    ko: '링크를 복사하지 못했습니다. 아래에서 직접 복사하세요.',
    en: 'The link couldn’t be copied. Copy it from below.',
  },
  tooLong: {
    ko: '코드가 너무 길어서 링크에 담을 수 없습니다. 파일로 받으세요.',
    en: 'The code is too long for a link. Save it as a file.',
  },
  save: { ko: 'HTML 파일로 받기', en: 'Save as an HTML file' },
  saved: {
    ko: '파일을 받았습니다. 열면 바로 실행됩니다.',
    en: 'Saved. Open the file to run it.',
  },
  overlong: {
    ko: '코드를 읽는 데 시간이 너무 오래 걸려 파일을 만들지 못했습니다. 코드를 짧게 줄인 다음 다시 받으세요.',
    en: 'The file couldn’t be created, because reading the code takes too long. Shorten the code and save it again.',
  },
  notSaved: { ko: '파일을 만들지 못했습니다.', en: 'The file couldn’t be created.' },
} as const;

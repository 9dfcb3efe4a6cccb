import { listSidebarPages } from 'docs-parity';
import { brand, type Locale } from '../../brand';
import sidebars from '../../sidebars';
import type { ReferenceFile } from './reference';
import type { MarkdownPage } from './toMarkdown';

/** A documentation page in one language. */
export interface Page extends MarkdownPage {
  /** Its path below `docs/`. */
  id: string;
  address: string;
}

interface Site {
  locale: Locale;
  /** The public URL of this language. */
  home: string;
  pages: readonly Page[];
  reference: ReferenceFile;
}

/**
 * Estimates the number of tokens of a text. Tokenizers differ by a fifth; in both Korean and
 * English, four bytes of these pages are one token of a common one.
 */
const countTokens = (text: string): number => Buffer.byteLength(text) / 4;

const round = (tokens: number): string => {
  const step = tokens < 1_000 ? 50 : tokens < 10_000 ? 100 : 1_000;
  return (Math.ceil(tokens / step) * step).toLocaleString('en');
};

const words = {
  ko: {
    summary: (version: string) =>
      `웹 페이지를 AI 디지털 휴먼 에이전트에 연결하는 클라이언트 SDK \`product-sdk\` ${version}의 문서입니다. 모든 예제는 실제로 실행한 파일이고, 제한과 오류는 SDK의 소스에서 가져옵니다.`,
    use: (home: string) =>
      `모든 페이지는 주소 끝의 \`/\` 대신 \`.md\`를 붙이면 Markdown으로 받을 수 있습니다. 없는 이름을 지어내지 말고 [reference.json](${home}reference.json)에서 확인하세요.`,
    other: (address: string) => `[English](${address})`,
    pages: '문서',
    files: '한 번에 받기',
    tokens: (count: string) => `약 ${count}토큰`,
    full: '모든 페이지를 모은 파일',
    small:
      '짧은 컨텍스트를 위한 요약: 시작하기 전체, 다른 페이지의 시그니처와 첫 예제, 모든 오류 코드',
    reference: '함수, 메서드, 옵션, 이벤트, 상태, 오류, 제한을 담은 JSON',
    samples: '모든 예제와 필요한 파일을 담은 JSON',
    errors: '오류 코드',
    retry: { true: '재시도 가능', false: '재시도 불가' },
  },
  en: {
    summary: (version: string) =>
      `Documentation of \`product-sdk\` ${version}, a client SDK that connects a web page to an AI digital human agent. Every sample is a file that was run, and limits and errors come from the source of the SDK.`,
    use: (home: string) =>
      `Every page is served as Markdown at its address with \`.md\` in place of the last \`/\`. Do not guess names: look them up in [reference.json](${home}reference.json).`,
    other: (address: string) => `[한국어](${address})`,
    pages: 'Pages',
    files: 'All at once',
    tokens: (count: string) => `about ${count} tokens`,
    full: 'every page in one file',
    small:
      'a summary for a short context: Getting started, the signature and first sample of each other page, and every error code',
    reference: 'functions, methods, options, events, states, errors and limits as JSON',
    samples: 'every sample with its files as JSON',
    errors: 'Error codes',
    retry: { true: 'retryable', false: 'not retryable' },
  },
};

/**
 * The introduction of a page: its description, the signature, the first sample. If that comes later,
 * its whole section follows.
 */
const beginningOf = ({ markdown, shown: [first] }: Page): string => {
  const [introduction = '', ...sections] = markdown.split(/^(?=## )/m);
  const hasFirst = (part: string): boolean => !first || part.includes(`sample="${first.name}"`);
  return introduction + (hasFirst(introduction) ? '' : (sections.find(hasFirst) ?? ''));
};

/** The tutorial, which is included as a whole. */
const firstPage = 'getting-started';

/** Lowers the headings of a page by one level, below the title of a file. Code is unchanged. */
const demoteHeadings = (markdown: string): string =>
  markdown
    .split(/^(`{3,}.*?^`{3,}$)/ms)
    .map((part, at) => (at % 2 ? part : part.replace(/^#+ /gm, '#$&')))
    .join('');

/** Generates `llms.txt` and the files of pages that it lists. */
export function writeLists({
  locale,
  home,
  pages,
  reference,
}: Site): [name: string, text: string][] {
  const say = words[locale];
  const ids = listSidebarPages(sidebars);
  const sorted = ids.map((id) => {
    const page = pages.find((one) => one.id === id);
    if (!page) throw new Error(`${locale}: there is no page "${id}", which the sidebar names`);
    return page;
  });
  const other =
    locale === 'ko' ? `${home}en/llms.txt` : `${brand.publicUrl}${brand.baseUrl}llms.txt`;
  const title = `# ${brand.productName[locale]}\n\n> ${say.summary(reference.version)}\n`;
  const joinPages = (cut: (page: Page) => string): string =>
    sorted.map((page) => `<${page.address}>\n\n${demoteHeadings(cut(page))}`).join('\n');
  const errors = reference.errors.map(
    ({ code, cause, fix, retryable }) =>
      `- \`${code}\` (${say.retry[`${retryable}`]}): ${cause} ${fix}\n`,
  );
  const full = `${title}\n${joinPages(({ markdown }) => markdown)}`;
  const small = `${title}\n${joinPages((page) => (page.id === firstPage ? page.markdown : beginningOf(page)))}\n## ${say.errors}\n\n${errors.join('')}`;
  const sizeOf = (text: string): string => say.tokens(round(countTokens(text)));
  const files = {
    'llms-small.txt': `${say.small}, ${sizeOf(small)}`,
    'llms-full.txt': `${say.full}, ${sizeOf(full)}`,
    'reference.json': `${say.reference}, ${sizeOf(JSON.stringify(reference))}`,
    'samples.json': say.samples,
  };
  const list = [
    title,
    `${say.use(home)} ${say.other(other)}\n`,
    `## ${say.pages}\n`,
    ...sorted.map(
      ({ title, address, description, markdown }) =>
        `- [${title}](${address.replace(/\/$/, '.md')}): ${description} (${sizeOf(markdown)})`,
    ),
    `\n## ${say.files}\n`,
    ...Object.entries(files).map(([name, about]) => `- [${name}](${home}${name}): ${about}`),
    '',
  ].join('\n');
  return [
    ['llms.txt', list],
    ['llms-full.txt', full],
    ['llms-small.txt', small],
  ];
}

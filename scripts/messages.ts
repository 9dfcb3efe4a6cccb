import { language } from './bootstrap/node.cjs';

/** The messages of the commands, in both languages. */
const messages = {
  building: { ko: '빌드 중: {name}', en: 'Building {name}' },
  built: { ko: '완료: {name}({seconds}초)', en: 'Built {name} in {seconds} s' },
  current: { ko: '바뀐 것이 없음: {name}', en: 'Unchanged: {name}' },
  buildFailed: {
    ko: '{name}: 빌드하지 못했습니다. 위의 메시지를 확인하세요.',
    en: '{name} could not be built. See the messages above.',
  },
  siteMissing: {
    ko: '제공할 사이트가 없습니다. 먼저 npm run build를 실행하세요.',
    en: 'There is no site to serve yet. Run npm run build first.',
  },
  siteReady: { ko: '사이트({locale}): {url}', en: 'Site ({locale}): {url}' },
  agentReady: { ko: '로컬 에이전트: {url}', en: 'Local agent: {url}' },
  agentReadyForSamples: {
    ko: '로컬 에이전트: {url} (npx product-agent를 따로 실행하지 않아도 됩니다)',
    en: 'Local agent: {url} (no need to run npx product-agent)',
  },
  howToStop: { ko: '멈추려면 Ctrl+C를 누르세요.', en: 'Press Ctrl+C to stop.' },
  argumentUnknown: {
    ko: '{word}: 이 명령에는 옵션이 없습니다. 포트는 환경 변수 PORT와 AGENT_PORT로 정하세요(예: PORT=3100).',
    en: '{word}: this command has no options. Set ports with the environment variables PORT and AGENT_PORT, as in PORT=3100.',
  },
  portInvalid: {
    ko: '{variable}={value}: 포트 번호가 아닙니다. 0~65535 사이의 정수를 쓰세요.',
    en: '{variable}={value} is not a port. Use an integer from 0 to 65535.',
  },
  portTaken: {
    ko: '{port}번 포트({variable})는 다른 프로그램이 쓰고 있습니다. 다른 번호를 고르세요.',
    en: 'Port {port} ({variable}) is in use by another program. Choose another port.',
  },
  portForbidden: {
    ko: '{port}번 포트({variable})를 열 권한이 없습니다. 1024 이상을 고르세요.',
    en: 'No permission to open port {port} ({variable}). Choose 1024 or higher.',
  },
  portNext: {
    ko: '{port}번 포트는 다른 프로그램이 쓰고 있어 {next}번을 씁니다.',
    en: 'Port {port} is in use by another program; using {next} instead.',
  },
  languageStarting: { ko: '{locale} 시작 중', en: 'Starting {locale}' },
  languageStopped: {
    ko: '{locale} 개발 서버가 멈췄습니다. 위의 메시지를 확인하세요.',
    en: 'The development server of {locale} stopped. See the messages above.',
  },
  browserInstalling: {
    ko: '시스템에 Chrome이나 Chromium이 없어 설치합니다: {how}',
    en: 'No Chrome or Chromium on this system; installing one: {how}',
  },
  browserMissing: {
    ko: '브라우저를 설치하지 못했습니다. Chrome이나 Chromium을 설치하거나 CHROMIUM_PATH로 위치를 알려 주세요.',
    en: 'No browser could be installed. Install Chrome or Chromium, or set CHROMIUM_PATH to its path.',
  },
  fontsInstalling: {
    ko: '한글 글꼴이 없어 설치합니다: {how}',
    en: 'No Korean font on this system; installing one: {how}',
  },
  fontsMissing: {
    ko: '한글 글꼴이 없어 글자의 너비와 높이를 재는 테스트가 실패할 수 있습니다. fonts-noto-cjk 같은 글꼴을 설치하세요.',
    en: 'No Korean font: tests that measure text may fail. Install one, such as fonts-noto-cjk.',
  },
  runnerCrashed: {
    ko: '{name}: 결과를 남기지 않고 끝났습니다(종료 코드 {code}).',
    en: '{name} ended without a result (exit code {code}).',
  },
  testsAtRoot: {
    ko: '브라우저 테스트는 "/"에 있는 사이트에서만 실행합니다. website/brand.ts의 baseUrl이 "{base}"이면 npm test 대신 npm run check를 쓰세요.',
    en: 'The browser tests only work at "/". While baseUrl in website/brand.ts is "{base}", use npm run check instead of npm test.',
  },
  benchUnknown: {
    ko: '{name}: 그런 측정이 없습니다. 있는 것: {known}',
    en: 'Unknown benchmark: {name}. Available: {known}',
  },
} as const;

type MessageName = keyof typeof messages;

/** A message in the terminal's language; `{name}` is a placeholder. */
export function formatMessage(
  name: MessageName,
  values: Record<string, string | number> = {},
): string {
  return messages[name][language].replace(/\{(\w+)\}/g, (_whole, key: string) =>
    String(values[key]),
  );
}

/** Ends a command with a message instead of a stack. */
export class UserError extends Error {
  override name = 'UserError';
}

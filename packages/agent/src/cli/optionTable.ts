import type { Language } from '../core/Hooks.js';

interface CliOption {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** The placeholder for the value in the help text. */
  readonly value?: string;
  readonly text: Readonly<Record<Language, string>>;
}

/**
 * Every command-line option. The pages import this table by itself, so it must not import values.
 */
export const optionTable = {
  port: {
    type: 'string',
    value: '8787',
    text: {
      ko: '수신할 포트. 0이면 비어 있는 포트를 고릅니다.',
      en: 'The port to listen on. 0 selects any free port.',
    },
  },
  host: {
    type: 'string',
    value: '127.0.0.1',
    text: {
      ko: '수신할 주소. 기본값이면 이 컴퓨터에서만 연결할 수 있습니다.',
      en: 'The address to listen on. By default, only this computer can connect.',
    },
  },
  'api-key': {
    type: 'string',
    value: 'dev-key',
    text: {
      ko: '토큰을 발급받을 때 쓰는 API 키. 기본값은 개발할 때만 쓰세요.',
      en: 'The API key that issues tokens. The default is for development only.',
    },
  },
  'allow-origin': {
    type: 'string',
    multiple: true,
    value: 'ORIGIN',
    text: {
      ko: '연결을 허용할 출처. 여러 번 지정할 수 있습니다. localhost는 항상 허용합니다.',
      en: 'An origin that is allowed to connect. You can repeat this option. localhost is always allowed.',
    },
  },
  voice: {
    type: 'string',
    value: 'auto|device',
    text: {
      ko: '발화에 쓸 음성. auto는 espeak-ng가 설치되어 있으면 espeak-ng를, 없으면 기기 음성을 씁니다. device는 항상 기기 음성을 씁니다.',
      en: 'The voice to speak with. auto uses espeak-ng if it is installed, and the device voice otherwise. device always uses the device voice.',
    },
  },
  'reply-url': {
    type: 'string',
    value: 'URL',
    text: {
      ko: '답변할 언어 모델의 주소. OpenAI 호환 API의 기본 URL을 지정합니다. 키는 환경 변수 REPLY_API_KEY에 지정합니다.',
      en: 'The address of the language model that replies: the base URL of an OpenAI-compatible API. Set its key in the environment variable REPLY_API_KEY.',
    },
  },
  'reply-model': {
    type: 'string',
    value: 'MODEL',
    text: {
      ko: '답변할 모델의 이름. --reply-url과 함께 지정합니다.',
      en: 'The name of the model that replies. Requires --reply-url.',
    },
  },
  fault: {
    type: 'string',
    multiple: true,
    value: 'NAME[,NAME]',
    text: {
      ko: '재현할 장애. 아래 표에서 고릅니다.',
      en: 'Failures to simulate, from the table below.',
    },
  },
  language: {
    type: 'string',
    value: 'ko|en',
    text: {
      ko: '로그와 도움말의 언어. 기본값은 환경 변수 LANG을 따릅니다.',
      en: 'The language of the log and the help. The default follows the environment variable LANG.',
    },
  },
  help: { type: 'boolean', text: { ko: '도움말을 출력합니다.', en: 'Prints the help.' } },
  version: { type: 'boolean', text: { ko: '버전을 출력합니다.', en: 'Prints the version.' } },
} as const satisfies Readonly<Record<string, CliOption>>;

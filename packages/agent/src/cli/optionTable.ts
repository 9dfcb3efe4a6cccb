import type { Language } from '../core/Hooks.js';

interface CliOption {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** The word that stands for the value in the help. */
  readonly value?: string;
  readonly text: Readonly<Record<Language, string>>;
}

/** Everything the command line takes. The pages read it too, by itself: it imports no values. */
export const optionTable = {
  port: {
    type: 'string',
    value: '8787',
    text: {
      ko: '포트. 0이면 비어 있는 포트를 고릅니다.',
      en: 'The port; 0 takes any that is free.',
    },
  },
  host: {
    type: 'string',
    value: '127.0.0.1',
    text: {
      ko: '주소. 기본값을 쓰면 이 컴퓨터에서만 연결할 수 있습니다.',
      en: 'The address; by default only this machine can connect.',
    },
  },
  'api-key': {
    type: 'string',
    value: 'dev-key',
    text: {
      ko: '토큰을 발급받는 키. 기본값은 개발할 때만 쓰세요.',
      en: 'The API key that the token endpoint accepts; the default is for development only.',
    },
  },
  'allow-origin': {
    type: 'string',
    multiple: true,
    value: 'ORIGIN',
    text: {
      ko: '에이전트를 써도 되는 출처. 여러 번 쓸 수 있습니다. localhost는 늘 됩니다.',
      en: 'An origin that may use the agent; may be repeated. localhost always may.',
    },
  },
  voice: {
    type: 'string',
    value: 'auto|device',
    text: {
      ko: 'auto는 espeak-ng가 있으면 그 목소리로, device는 늘 기기 음성으로 말합니다.',
      en: 'auto speaks with espeak-ng when it is installed, device always with the device voice.',
    },
  },
  fault: {
    type: 'string',
    multiple: true,
    value: 'NAME[,NAME]',
    text: {
      ko: '일부러 낼 장애. 아래 표에서 고릅니다.',
      en: 'Ways to misbehave on purpose, from the table below.',
    },
  },
  language: {
    type: 'string',
    value: 'ko|en',
    text: {
      ko: '로그와 도움말의 언어. 기본값은 환경 변수 LANG을 따릅니다.',
      en: 'The language of the log and of this help; by default that of LANG.',
    },
  },
  help: { type: 'boolean', text: { ko: '이 도움말.', en: 'This help.' } },
  version: { type: 'boolean', text: { ko: '버전.', en: 'The version.' } },
} as const satisfies Readonly<Record<string, CliOption>>;

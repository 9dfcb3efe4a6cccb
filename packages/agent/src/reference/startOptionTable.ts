import { type AgentSettings, defaultSettings } from '../core/AgentOptions.js';
import type { Language } from '../core/Hooks.js';
import {
  DEFAULT_HOST,
  DEFAULT_PORT,
  DEFAULT_VOICE,
  DEVELOPMENT_API_KEY,
  type NodeAgentOptions,
} from '../node/NodeAgentOptions.js';

interface StartOption {
  /** The default, if it is a value. */
  readonly value?: string | number;
  readonly text: Readonly<Record<Language, string>>;
}

/** Every option of `startAgent`, for the pages: those with a name have a description. */
export const startOptionTable: Readonly<Record<keyof NodeAgentOptions, StartOption>> = {
  port: {
    value: DEFAULT_PORT,
    text: {
      ko: '수신할 포트입니다. `0`이면 사용하지 않는 포트를 고릅니다.',
      en: 'The port to listen on. `0` selects any free port.',
    },
  },
  host: {
    value: DEFAULT_HOST,
    text: {
      ko: '수신할 주소입니다. 기본값이면 이 컴퓨터에서만 연결할 수 있습니다.',
      en: 'The address to listen on. By default, only this computer can connect.',
    },
  },
  apiKey: {
    value: DEVELOPMENT_API_KEY,
    text: {
      ko: '토큰을 발급받을 때 쓰는 API 키입니다. 기본값은 개발할 때만 쓰세요.',
      en: 'The API key that issues tokens. The default is for development only.',
    },
  },
  allowedOrigins: {
    text: {
      ko: '연결을 허용할 출처의 배열입니다. `*`이면 모든 출처를 허용합니다. `localhost`는 항상 허용합니다.',
      en: 'An array of the origins that are allowed to connect. `*` allows all. `localhost` is always allowed.',
    },
  },
  voice: {
    value: DEFAULT_VOICE,
    text: {
      ko: '`speak` 훅이 없을 때 발화에 쓸 음성입니다. `auto`는 `espeak-ng`가 있으면 `espeak-ng`, 없으면 기기 음성이고, `device`는 항상 기기 음성입니다.',
      en: 'The voice to speak with if there is no `speak` hook. `auto` uses `espeak-ng` if installed, otherwise the device voice. `device` always uses the device voice.',
    },
  },
  reply: {
    text: {
      ko: '텍스트에 답하는 훅입니다.',
      en: 'The hook that replies to text.',
    },
  },
  greet: {
    text: {
      ko: '인사말을 반환하는 훅입니다.',
      en: 'The hook that returns the greeting.',
    },
  },
  transcribe: {
    text: {
      ko: '녹음을 텍스트로 바꾸는 훅입니다.',
      en: 'The hook that transcribes a recording.',
    },
  },
  speak: {
    text: {
      ko: '텍스트를 음성으로 바꾸는 훅입니다.',
      en: 'The hook that synthesizes speech from text.',
    },
  },
  faults: {
    text: {
      ko: '시뮬레이션할 장애의 배열입니다. 이름은 명령줄 옵션의 값과 같습니다.',
      en: 'An array of the failures to simulate, with the same names as on the command line.',
    },
  },
  log: {
    text: {
      ko: '에이전트에서 일어난 일을 받는 콜백입니다. 일의 이름과 세부 정보를 받습니다. 세션과 요청, 거부한 토큰과 출처, 훅이 던진 오류(`hook-failed`)가 전달됩니다. 대화 내용은 전달되지 않습니다.',
      en: 'A callback that receives the name and details of log events: sessions and requests, rejected tokens and origins, and errors thrown by hooks (`hook-failed`). It never receives the conversation.',
    },
  },
  settings: {
    text: {
      ko: '에이전트의 한도와 대기 시간입니다. 지정하지 않은 값은 기본값을 씁니다.',
      en: "The limits and timeouts of the agent. Values you don't set keep their defaults.",
    },
  },
};

const settingTexts: Readonly<Record<keyof AgentSettings, StartOption['text']>> = {
  sessions: {
    ko: '동시에 열 수 있는 세션의 수입니다.',
    en: 'How many sessions can be open at once.',
  },
  sessionIdleMs: {
    ko: '요청이 없는 세션을 종료할 때까지의 시간(밀리초)입니다.',
    en: 'How long a session can receive no request before the agent closes it, in milliseconds.',
  },
  requestsPerMinute: {
    ko: '세션이 1분에 보낼 수 있는 요청의 수입니다.',
    en: 'How many requests a session can send in a minute.',
  },
  recordingMaxMs: {
    ko: '녹음의 최대 길이(밀리초)입니다.',
    en: 'The longest recording, in milliseconds.',
  },
  tokenLifetimeMs: {
    ko: '토큰으로 세션을 열 수 있는 시간(밀리초)입니다.',
    en: 'How long a token can be used to open a session, in milliseconds.',
  },
  helloMs: {
    ko: '연결한 클라이언트의 첫 메시지를 기다리는 시간(밀리초)입니다.',
    en: 'How long the agent waits for the first message of a new connection, in milliseconds.',
  },
  deltaDelayMs: {
    ko: '훅이 문자열 하나로 반환한 답변을 나누어 보낼 때 조각 사이의 간격(밀리초)입니다.',
    en: 'The delay between the parts in which the agent sends a reply that a hook returns as one string, in milliseconds.',
  },
};

/** What `settings` may hold. */
export const settingTable: Readonly<Record<string, StartOption>> = Object.fromEntries(
  Object.entries(defaultSettings).map(([name, value]) => [
    name,
    { value, text: settingTexts[name as keyof AgentSettings] },
  ]),
);

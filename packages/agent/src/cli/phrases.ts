import type { Language } from '../core/Hooks.js';
import type { LogEvent } from '../core/Log.js';
import type { optionTable } from './optionTable.js';

type Phrase = Readonly<Record<Language, string>>;

/** The messages of the log's events. */
export const eventPhrases: Readonly<Record<LogEvent, Phrase>> = {
  listening: { ko: '연결을 기다립니다.', en: 'Waiting for connections.' },
  'fault-active': { ko: '장애를 시뮬레이션합니다.', en: 'Simulating failures.' },
  'open-to-network': {
    ko: '주의하세요. 다른 컴퓨터에서도 연결할 수 있습니다. 키와 대화는 암호화되지 않습니다.',
    en: 'Warning: other computers can connect. Keys and conversations are sent unencrypted.',
  },
  'development-key': {
    ko: '공개된 개발용 키를 씁니다. 개발할 때만 쓰세요.',
    en: 'Using the development key, which is public. Use it for development only.',
  },
  'token-issued': { ko: '토큰을 발급했습니다.', en: 'Issued a token.' },
  'token-refused': { ko: 'API 키가 맞지 않습니다.', en: 'The API key is wrong.' },
  'origin-refused': {
    ko: '허용하지 않은 출처입니다. --allow-origin을 보세요.',
    en: 'The origin is not allowed. See --allow-origin.',
  },
  'session-open': { ko: '세션을 열었습니다.', en: 'Opened a session.' },
  'session-refused': { ko: '세션을 거부했습니다.', en: 'Rejected a session.' },
  'session-failed': { ko: '세션을 끊습니다.', en: 'Ending the session.' },
  'session-close': { ko: '세션을 닫았습니다.', en: 'Closed a session.' },
  'request-received': { ko: '요청을 받았습니다.', en: 'Received a request.' },
  'request-failed': { ko: '요청이 실패했습니다.', en: 'A request failed.' },
  'hook-failed': { ko: '훅에서 오류가 났습니다.', en: 'A hook threw an error.' },
  stopping: { ko: '종료하는 중입니다.', en: 'Stopping.' },
  stopped: { ko: '종료했습니다.', en: 'Stopped.' },
};

const anything: Phrase = { ko: '비어 있지 않은 값', en: 'a non-empty value' };
const nothing: Phrase = { ko: '없음', en: 'no value' };

/** Descriptions of the command-line options. */
export const allowedPhrases: Readonly<Record<keyof typeof optionTable, Phrase>> = {
  port: { ko: '0부터 65535까지의 정수', en: 'an integer from 0 to 65535' },
  host: anything,
  'api-key': anything,
  'allow-origin': anything,
  voice: { ko: 'auto, device', en: 'auto or device' },
  'reply-url': {
    ko: 'http:// 또는 https://로 시작하는 주소. --reply-model도 함께 지정해야 합니다.',
    en: 'an address that starts with http:// or https://, together with --reply-model',
  },
  'reply-model': {
    ko: '모델의 이름. --reply-url도 함께 지정해야 합니다.',
    en: 'the name of a model, together with --reply-url',
  },
  fault: anything,
  language: { ko: 'ko, en', en: 'ko or en' },
  help: nothing,
  version: nothing,
};

/** Errors before the agent listens. `{…}` is a placeholder. */
export const failurePhrases = {
  'unknown-option': {
    ko: '모르는 옵션이 있습니다: {word}. --help를 보세요.',
    en: 'Unknown option: {word}. See --help.',
  },
  'wrong-value': {
    ko: '{word}의 값이 맞지 않습니다. 쓸 수 있는 값: {allowed}',
    en: 'Invalid value for {word}. Expected {allowed}.',
  },
  'unknown-fault': {
    ko: '모르는 장애입니다: {word}. --help의 표를 보세요.',
    en: 'Unknown fault: {word}. See --help.',
  },
  'port-taken': {
    ko: '포트가 이미 사용 중입니다: {word}. --port로 다른 포트를 지정하세요.',
    en: 'Port {word} is already in use. Choose another with --port.',
  },
  'cannot-listen': {
    ko: '이 주소에서 연결을 받을 수 없습니다: {word}',
    en: 'Cannot listen on this address: {word}',
  },
} as const satisfies Readonly<Record<string, Phrase>>;

/** The name of an error that can occur before the agent listens. */
export type Failure = keyof typeof failurePhrases;

import type { ErrorCode } from 'product-sdk/protocol';

interface Fault {
  /** The error code the client sees because of it, if any. */
  readonly code?: ErrorCode;
  readonly ko: string;
  readonly en: string;
}

/**
 * Every failure that the agent can simulate.
 * @since 0.1.0
 */
export const faults = {
  'token-fetch-failed': {
    code: 'token-fetch-failed',
    ko: '토큰 발급 요청에 503으로 응답합니다.',
    en: 'Responds to token requests with 503.',
  },
  'token-invalid': {
    code: 'token-invalid',
    ko: '서명이 맞지 않는 토큰을 발급합니다.',
    en: 'Issues tokens with a wrong signature.',
  },
  'token-expired': {
    code: 'token-expired',
    ko: '이미 만료된 토큰을 발급합니다.',
    en: 'Issues expired tokens.',
  },
  'connect-failed': {
    code: 'connect-failed',
    ko: '연결을 수락하지 않습니다.',
    en: 'Refuses connections.',
  },
  'connect-timeout': {
    code: 'connect-timeout',
    ko: '연결은 수락하지만 첫 메시지(hello)에 응답하지 않습니다.',
    en: 'Accepts connections but never responds to the first message (hello).',
  },
  'too-many-sessions': {
    code: 'too-many-sessions',
    ko: '세션 수가 한도에 도달한 것처럼 거부합니다.',
    en: 'Rejects sessions as if all were in use.',
  },
  'protocol-mismatch': {
    code: 'protocol-mismatch',
    ko: '프로토콜 버전이 다른 것처럼 거부합니다.',
    en: 'Rejects sessions as if it used another protocol version.',
  },
  'rate-limited': {
    code: 'rate-limited',
    ko: '모든 요청을 횟수 제한을 넘은 것처럼 거부합니다.',
    en: 'Rejects every request as if it exceeded the rate limit.',
  },
  'agent-failed': {
    code: 'agent-failed',
    ko: '모든 요청을 처리하다가 실패합니다.',
    en: 'Fails while processing any request.',
  },
  'malformed-message': {
    code: 'malformed-message',
    ko: '답변 대신 형식이 깨진 메시지를 보냅니다.',
    en: 'Sends a malformed message instead of a reply.',
  },
  'dropped-reply': {
    code: 'connection-lost',
    ko: '답변하는 도중에 연결을 끊습니다.',
    en: 'Drops the connection in the middle of a reply.',
  },
  'dropped-speech': {
    code: 'connection-lost',
    ko: '말하는 도중에 연결을 끊습니다.',
    en: 'Drops the connection while speaking.',
  },
  'missing-reply': {
    code: 'agent-failed',
    ko: '요청은 받지만 답변을 보내지 않습니다.',
    en: 'Accepts requests but never sends a reply.',
  },
  'missing-speech': {
    code: 'agent-failed',
    ko: '답변 텍스트만 보내고 음성은 보내지 않습니다.',
    en: 'Sends the text of replies but no speech.',
  },
  frozen: {
    code: 'connection-lost',
    ko: '세션을 연 뒤 아무것도 보내지 않습니다.',
    en: 'Opens sessions, then sends nothing more.',
  },
  'session-idle': {
    code: 'session-idle',
    ko: '요청이 1초 동안 없으면 세션을 닫습니다.',
    en: 'Closes sessions after one second without a request.',
  },
  'unknown-tool': {
    code: 'tool-unknown',
    ko: '답변하기 전에 페이지에 없는 도구를 호출합니다.',
    en: 'Before every reply, calls a tool that the page does not have.',
  },
  slow: {
    ko: '답변과 발화를 3초 늦게 시작합니다.',
    en: 'Starts every reply and utterance three seconds late.',
  },
  'unknown-message': {
    ko: '답변하기 전에 클라이언트가 모르는 메시지를 보냅니다. 클라이언트는 이 메시지를 무시해야 합니다.',
    en: 'Before every reply, sends a message of an unknown type. The client must ignore it.',
  },
} as const satisfies Readonly<Record<string, Fault>>;

/**
 * The name of a fault.
 * @since 0.1.0
 */
export type FaultName = keyof typeof faults;

/**
 * Checks whether a word is the name of a fault.
 * @since 0.1.0
 */
export function isFaultName(word: string): word is FaultName {
  return Object.hasOwn(faults, word);
}

/**
 * Validates names of faults.
 * @throws {TypeError} for a name there is not
 */
export function readFaults(names: Iterable<FaultName> = []): FaultName[] {
  return Array.from(names, (name) => {
    if (isFaultName(name)) return name;
    const known = Object.keys(faults).join(', ');
    throw new TypeError(`There is no fault "${String(name)}". There are: ${known}.`);
  });
}

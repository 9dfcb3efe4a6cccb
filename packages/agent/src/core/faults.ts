import type { ErrorCode } from 'product-sdk/protocol';

interface Fault {
  /** The error the client meets because of it, if any. */
  readonly code?: ErrorCode;
  readonly ko: string;
  readonly en: string;
}

/**
 * Every way the agent can be told to misbehave.
 * @since 0.1.0
 */
export const faults = {
  'token-fetch-failed': {
    code: 'token-fetch-failed',
    ko: '토큰 발급 요청에 오류 503으로 답합니다.',
    en: 'Answers requests for a token with error 503.',
  },
  'token-invalid': {
    code: 'token-invalid',
    ko: '서명이 맞지 않는 토큰을 발급합니다.',
    en: 'Issues tokens whose signature is wrong.',
  },
  'token-expired': {
    code: 'token-expired',
    ko: '이미 만료된 토큰을 발급합니다.',
    en: 'Issues tokens that have expired already.',
  },
  'connect-failed': {
    code: 'connect-failed',
    ko: '연결을 받지 않습니다.',
    en: 'Does not take connections.',
  },
  'connect-timeout': {
    code: 'connect-timeout',
    ko: '연결은 받지만 첫 메시지에 답하지 않습니다.',
    en: 'Takes connections but never answers their hello.',
  },
  'too-many-sessions': {
    code: 'too-many-sessions',
    ko: '세션이 가득 찼다며 거절합니다.',
    en: 'Refuses sessions as if it were full.',
  },
  'protocol-mismatch': {
    code: 'protocol-mismatch',
    ko: '프로토콜 버전이 다르다며 거절합니다.',
    en: 'Refuses sessions as if it spoke another protocol version.',
  },
  'rate-limited': {
    code: 'rate-limited',
    ko: '모든 요청을 너무 잦다며 거절합니다.',
    en: 'Refuses every request as one too many.',
  },
  'agent-failed': {
    code: 'agent-failed',
    ko: '모든 요청을 처리하다가 실패합니다.',
    en: 'Fails while it works on any request.',
  },
  'malformed-message': {
    code: 'malformed-message',
    ko: '답변 대신 형식이 깨진 메시지를 보냅니다.',
    en: 'Sends a broken message instead of an answer.',
  },
  'dropped-reply': {
    code: 'connection-lost',
    ko: '답변하는 도중에 연결을 끊습니다.',
    en: 'Cuts the connection in the middle of a reply.',
  },
  'dropped-speech': {
    code: 'connection-lost',
    ko: '말하는 도중에 연결을 끊습니다.',
    en: 'Cuts the connection in the middle of a speech.',
  },
  'missing-reply': {
    code: 'agent-failed',
    ko: '요청은 받지만 답변을 끝내 보내지 않습니다.',
    en: 'Takes requests as it should, but never sends a reply.',
  },
  'missing-speech': {
    code: 'agent-failed',
    ko: '텍스트만 보내고 말은 끝내 보내지 않습니다.',
    en: 'Sends text as it should, but never the speech.',
  },
  frozen: {
    code: 'connection-lost',
    ko: '세션을 연 뒤 아무것도 보내지 않습니다.',
    en: 'Opens sessions, then sends nothing more at all.',
  },
  'session-idle': {
    code: 'session-idle',
    ko: '요청이 1초 동안 없으면 세션을 닫습니다.',
    en: 'Closes sessions after one second without a request.',
  },
  'unknown-tool': {
    code: 'tool-unknown',
    ko: '답변하기 전에 페이지에 없는 도구를 호출합니다.',
    en: 'Calls a tool that the page does not have before every answer.',
  },
  slow: {
    ko: '답변과 발화를 3초 늦게 시작합니다.',
    en: 'Starts every reply and speech three seconds late.',
  },
  'unknown-message': {
    ko: '답변하기 전에 클라이언트가 모르는 메시지를 보냅니다. 클라이언트는 그냥 넘어가야 합니다.',
    en: 'Sends a message of an unknown type before every answer. The client must let it pass.',
  },
} as const satisfies Readonly<Record<string, Fault>>;

/**
 * The name of a fault.
 * @since 0.1.0
 */
export type FaultName = keyof typeof faults;

/**
 * Tells whether a word names a fault.
 * @since 0.1.0
 */
export function isFaultName(word: string): word is FaultName {
  return Object.hasOwn(faults, word);
}

/**
 * Reads names of faults.
 * @throws {TypeError} for a name there is not
 */
export function readFaults(names: Iterable<FaultName> = []): FaultName[] {
  return Array.from(names, (name) => {
    if (isFaultName(name)) return name;
    const known = Object.keys(faults).join(', ');
    throw new TypeError(`There is no fault "${String(name)}". There are: ${known}.`);
  });
}

import type { ErrorCode } from '../../packages/sdk/src/errors';

/** What readers call an error who do not know its code, commas between. Only the search sees it. */
export const errorNames: Readonly<Partial<Record<ErrorCode, { en: string; ko: string }>>> = {
  'invalid-options': {
    en: 'wrong option, bad argument, missing url',
    ko: '잘못된 옵션, 잘못된 인수, 옵션 누락',
  },
  'insecure-context': {
    en: 'http page, not https, mixed content',
    ko: 'http 페이지, https가 아님, 혼합 콘텐츠',
  },
  'websocket-unsupported': { en: 'no WebSocket, old Node', ko: '웹소켓이 없음, 낮은 Node 버전' },
  'token-fetch-failed': {
    en: 'cannot get a token, token server down, getToken throws',
    ko: '토큰을 못 받음, 토큰 서버가 꺼짐, 토큰 요청 실패',
  },
  'token-invalid': {
    en: 'wrong token, token used twice, token rejected, bad signature',
    ko: '잘못된 토큰, 토큰 두 번 사용, 토큰 거부, 토큰이 틀림',
  },
  'token-expired': {
    en: 'old token, token timed out, wrong clock',
    ko: '오래된 토큰, 토큰 시간이 지남, 시계가 어긋남',
  },
  'connect-failed': {
    en: 'agent not running, wrong address, ECONNREFUSED, server unreachable',
    ko: '에이전트가 꺼져 있음, 주소가 틀림, 서버에 닿지 않음',
  },
  'connect-timeout': {
    en: 'connecting takes too long, connection timed out',
    ko: '연결 시간 초과, 연결이 너무 오래 걸림',
  },
  'too-many-sessions': {
    en: 'too many users, concurrent sessions, too many connections, maximum connections',
    ko: '동시 접속자 초과, 동시 세션, 연결이 너무 많음, 세션 초과',
  },
  'protocol-mismatch': {
    en: 'version mismatch, incompatible version, update the SDK',
    ko: '버전 불일치, 버전이 맞지 않음, SDK 업데이트',
  },
  'not-connected': {
    en: 'called before connecting, no session',
    ko: '연결하기 전에 호출, 세션이 없음, 연결되지 않은 상태',
  },
  aborted: { en: 'cancelled request, user cancelled', ko: '취소된 요청, 사용자가 취소' },
  interrupted: {
    en: 'overtaken by another request, new request cancels the old one',
    ko: '다음 요청에 밀림, 새 요청 때문에 취소',
  },
  'connection-lost': {
    en: 'network lost, Wi-Fi dropped, internet gone',
    ko: '네트워크 끊김, 와이파이 끊김, 인터넷이 끊김',
  },
  'session-idle': {
    en: 'idle timeout, inactive user, session timed out, inactivity',
    ko: '유휴 시간 초과, 오래 쓰지 않음, 비활성, 자리 비움',
  },
  'malformed-message': { en: 'corrupt data, invalid JSON', ko: '깨진 데이터, 잘못된 JSON' },
  'agent-failed': {
    en: 'server error, internal error, agent crashed, 500',
    ko: '서버 오류, 내부 오류, 에이전트가 죽음, 500',
  },
  'rate-limited': {
    en: 'too many requests, 429, throttled, quota exceeded',
    ko: '요청이 너무 많음, 429, 요청 횟수 초과, 할당량 초과',
  },
  'text-empty': { en: 'empty message, blank text', ko: '빈 메시지, 공백만 보냄, 빈 문자열' },
  'text-too-long': {
    en: 'message too long, too many characters, maximum length exceeded',
    ko: '메시지가 너무 김, 글자 수 초과, 최대 길이 초과',
  },
  'queue-full': {
    en: 'too many speeches waiting, queue overflow',
    ko: '대기 중인 발화가 너무 많음, 대기열 초과, 큐가 가득 참',
  },
  'speech-off': { en: 'speech disabled, TTS is off', ko: '음성이 꺼져 있음, TTS 꺼짐' },
  'microphone-denied': {
    en: 'NotAllowedError, permission refused, user blocked the microphone',
    ko: 'NotAllowedError, 마이크 권한 거부, 사용자가 마이크 차단',
  },
  'microphone-missing': {
    en: 'NotFoundError, no microphone found, no input device',
    ko: 'NotFoundError, 마이크가 없음, 마이크를 찾을 수 없음',
  },
  'microphone-busy': {
    en: 'NotReadableError, microphone in use, another app uses the microphone',
    ko: 'NotReadableError, 마이크 사용 중, 다른 앱이 마이크를 씀',
  },
  'microphone-lost': {
    en: 'microphone unplugged, headset disconnected, phone call while recording',
    ko: '마이크가 빠짐, 이어폰 분리, 녹음 중에 전화가 옴',
  },
  'recording-unsupported': {
    en: 'browser cannot record, no getUserMedia',
    ko: '브라우저에서 녹음 불가, 녹음을 지원하지 않음',
  },
  'already-recording': {
    en: 'recording in progress, pressed record twice',
    ko: '이미 녹음 중, 녹음을 두 번 누름',
  },
  'not-recording': {
    en: 'no recording to stop, stop without start',
    ko: '녹음 중이 아님, 시작하지 않은 녹음',
  },
  'recording-too-short': {
    en: 'tapped too briefly, button released too early',
    ko: '버튼을 너무 짧게 누름, 너무 짧은 녹음',
  },
  'recording-too-long': { en: 'recording over the limit', ko: '녹음이 너무 김, 녹음 시간 초과' },
};

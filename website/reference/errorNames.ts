import type { ErrorCode } from '../../packages/sdk/src/errors';

/** What readers call an error who do not know its code, commas between. Only the search sees it. */
export const errorNames: Readonly<Partial<Record<ErrorCode, { en: string; ko: string }>>> = {
  'invalid-options': {
    en: 'wrong option, bad argument, missing url, url is required, getToken is not a function',
    ko: '잘못된 옵션, 잘못된 인수, 옵션 누락, url이 없음, getToken이 함수가 아님, TypeError',
  },
  'insecure-context': {
    en: "http page, not https, mixed content, navigator.mediaDevices is undefined, reading 'getUserMedia', insecure WebSocket connection may not be initiated, ws from an https page",
    ko: "http 페이지, https가 아님, 혼합 콘텐츠, navigator.mediaDevices is undefined, reading 'getUserMedia', insecure WebSocket connection, https 페이지에서 ws",
  },
  'websocket-unsupported': {
    en: 'no WebSocket, old Node, WebSocket is not defined, fails on Node 18',
    ko: '웹소켓이 없음, 낮은 Node 버전, WebSocket is not defined, Node 18에서 실패',
  },
  'token-fetch-failed': {
    en: 'cannot get a token, token server down, getToken throws, TypeError Failed to fetch, token server CORS, token server 404, token server 500',
    ko: '토큰을 못 받음, 토큰 서버가 꺼짐, 토큰 요청 실패, TypeError Failed to fetch, 토큰 서버 CORS, 토큰 서버 404, 토큰 서버 500',
  },
  'token-invalid': {
    en: 'wrong token, token used twice, token rejected, bad signature, reused token, invalid signature, token already used',
    ko: '잘못된 토큰, 토큰 두 번 사용, 토큰 거부, 토큰이 틀림, 토큰을 한 번 더 씀, 재사용한 토큰, 서명이 다름',
  },
  'token-expired': {
    en: 'old token, token timed out, wrong clock, token has expired, expired token error',
    ko: '오래된 토큰, 토큰 시간이 지남, 시계가 어긋남, 토큰 만료 오류, 만료된 토큰으로 연결',
  },
  'connect-failed': {
    en: 'agent not running, wrong address, ECONNREFUSED, server unreachable, ERR_CONNECTION_REFUSED, WebSocket connection to ws://localhost:8787 failed, server is down',
    ko: '에이전트가 꺼져 있음, 주소가 틀림, 서버에 닿지 않음, ERR_CONNECTION_REFUSED, WebSocket connection to ws://localhost:8787 failed, 서버가 꺼짐',
  },
  'connect-timeout': {
    en: 'connecting takes too long, connection timed out, connecting takes more than ten seconds, timeout error',
    ko: '연결 시간 초과, 연결이 너무 오래 걸림, 연결이 10초 넘게 걸림, 타임아웃 오류',
  },
  'too-many-sessions': {
    en: 'too many users, concurrent sessions, too many connections, maximum connections, limit of users, fails under load',
    ko: '동시 접속자 초과, 동시 세션, 연결이 너무 많음, 세션 초과, 사용자가 몰리면 실패, 접속자 수 제한',
  },
  'protocol-mismatch': {
    en: 'version mismatch, incompatible version, update the SDK',
    ko: '버전 불일치, 버전이 맞지 않음, SDK 업데이트',
  },
  'not-connected': {
    en: 'called before connecting, no session, sendText before connect, forgot to await connect',
    ko: '연결하기 전에 호출, 세션이 없음, 연결되지 않은 상태, 연결이 안 된 상태에서 sendText, connect를 기다리지 않음',
  },
  aborted: {
    en: 'cancelled request, user cancelled, AbortError, cancel error',
    ko: '취소된 요청, 사용자가 취소, AbortError, 취소 오류',
  },
  interrupted: {
    en: 'overtaken by another request, new request cancels the old one',
    ko: '다음 요청에 밀림, 새 요청 때문에 취소',
  },
  'connection-lost': {
    en: 'network lost, Wi-Fi dropped, internet gone, network changed, internet dropped for a moment, WebSocket closed',
    ko: '네트워크 끊김, 와이파이 끊김, 인터넷이 끊김, 인터넷이 잠깐 끊김, 지하철에서 끊김, WebSocket closed',
  },
  'session-idle': {
    en: 'idle timeout, inactive user, session timed out, inactivity, session closed while idle, nobody talked for a while',
    ko: '유휴 시간 초과, 오래 쓰지 않음, 비활성, 자리 비움, 가만히 두면 세션이 닫힘, 5분 동안 쓰지 않음',
  },
  'malformed-message': {
    en: 'corrupt data, invalid JSON, Unexpected token in JSON, connected to another server',
    ko: '깨진 데이터, 잘못된 JSON, Unexpected token in JSON, 다른 서버에 연결',
  },
  'agent-failed': {
    en: 'server error, internal error, agent crashed, 500, agent internal error, Internal Server Error',
    ko: '서버 오류, 내부 오류, 에이전트가 죽음, 500, 에이전트 내부 오류, Internal Server Error',
  },
  'rate-limited': {
    en: 'too many requests, 429, throttled, quota exceeded, sent too often, too fast, requests per minute, spam',
    ko: '요청이 너무 많음, 429, 요청 횟수 초과, 할당량 초과, 너무 자주 보냄, 1분에 몇 번, 도배',
  },
  'text-empty': { en: 'empty message, blank text', ko: '빈 메시지, 공백만 보냄, 빈 문자열' },
  'text-too-long': {
    en: 'message too long, too many characters, maximum length exceeded, text is too long to send, more than 2000 characters',
    ko: '메시지가 너무 김, 글자 수 초과, 최대 길이 초과, 글이 너무 길어서 안 보내짐, 2000자 초과',
  },
  'queue-full': {
    en: 'too many speeches waiting, queue overflow, queue is full, too many waiting',
    ko: '대기 중인 발화가 너무 많음, 대기열 초과, 큐가 가득 참, 대기열이 꽉 참, 말할 것이 너무 많이 쌓임',
  },
  'speech-off': { en: 'speech disabled, TTS is off', ko: '음성이 꺼져 있음, TTS 꺼짐' },
  'microphone-denied': {
    en: 'NotAllowedError, permission refused, user blocked the microphone, NotAllowedError Permission denied, blocked by the user, Permission dismissed',
    ko: 'NotAllowedError, 마이크 권한 거부, 사용자가 마이크 차단, NotAllowedError Permission denied, 권한을 차단함, 마이크 허용 안 함',
  },
  'microphone-missing': {
    en: 'NotFoundError, no microphone found, no input device, Requested device not found, computer without a microphone',
    ko: 'NotFoundError, 마이크가 없음, 마이크를 찾을 수 없음, Requested device not found, 마이크가 없는 컴퓨터',
  },
  'microphone-busy': {
    en: 'NotReadableError, microphone in use, another app uses the microphone, Could not start audio source, Zoom uses the microphone, Device in use',
    ko: 'NotReadableError, 마이크 사용 중, 다른 앱이 마이크를 씀, Could not start audio source, 줌이 마이크를 쓰는 중, 화상 회의 중',
  },
  'microphone-lost': {
    en: 'microphone unplugged, headset disconnected, phone call while recording, mic disconnected while recording, earbuds removed',
    ko: '마이크가 빠짐, 이어폰 분리, 녹음 중에 전화가 옴, 녹음 중에 이어폰이 빠짐, 마이크 연결이 끊김',
  },
  'recording-unsupported': {
    en: 'browser cannot record, no getUserMedia, getUserMedia is not a function, AudioWorklet is not defined',
    ko: '브라우저에서 녹음 불가, 녹음을 지원하지 않음, getUserMedia is not a function, AudioWorklet is not defined',
  },
  'already-recording': {
    en: 'recording in progress, pressed record twice, sent a message while recording',
    ko: '이미 녹음 중, 녹음을 두 번 누름, 녹음 중에 메시지를 보냄, 녹음 중이라 안 됨',
  },
  'not-recording': {
    en: 'no recording to stop, stop without start, stopRecording called twice, already stopped',
    ko: '녹음 중이 아님, 시작하지 않은 녹음, stopRecording을 두 번 부름, 이미 끝난 녹음',
  },
  'recording-too-short': {
    en: 'tapped too briefly, button released too early, short tap, less than 300 milliseconds',
    ko: '버튼을 너무 짧게 누름, 너무 짧은 녹음, 잠깐 눌렀다 뗌, 0.3초보다 짧은 녹음',
  },
  'recording-too-long': {
    en: 'recording over the limit, long recording rejected',
    ko: '녹음이 너무 김, 녹음 시간 초과, 긴 녹음이 거부됨',
  },
};

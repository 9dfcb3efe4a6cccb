import type { ErrorCode } from '../../packages/sdk/src/errors';

/** What readers call an error who do not know its code, commas between. Only the search sees it. */
export const errorNames: Readonly<Partial<Record<ErrorCode, { en: string; ko: string }>>> = {
  'invalid-options': {
    en: 'wrong option, bad argument, missing url, url is required, getToken is not a function, validation error, out of range, wrong type, option typo, createAgent throws, parameter missing, url must begin with ws',
    ko: '잘못된 옵션, 잘못된 인수, 옵션 누락, url이 없음, getToken이 함수가 아님, TypeError, NaN, 범위 밖의 값, 설정을 잘못 줌, 음수 시간, 필수값 빠짐, 언어 코드가 틀림, 오타 난 옵션',
  },
  'insecure-context': {
    en: "http page, not https, mixed content, navigator.mediaDevices is undefined, reading 'getUserMedia', insecure WebSocket connection may not be initiated, ws from an https page, no SSL, TLS missing, recording over http, SecurityError, blocked mixed content, site is not secure",
    ko: "http 페이지, https가 아님, 혼합 콘텐츠, navigator.mediaDevices is undefined, reading 'getUserMedia', insecure WebSocket connection, https 페이지에서 ws, SecurityError, 안전하지 않은 사이트",
  },
  'websocket-unsupported': {
    en: 'no WebSocket, old Node, WebSocket is not defined, fails on Node 18, old runtime, no socket support',
    ko: '웹소켓이 없음, 낮은 Node 버전, WebSocket is not defined, Node 18에서 실패, 옛날 노드, ws 패키지, 웹소켓 못 쓰는 환경, 소켓 미지원',
  },
  'token-fetch-failed': {
    en: 'cannot get a token, token server down, getToken throws, TypeError Failed to fetch, token server CORS, token server 404, token server 500, token endpoint down, getToken rejects, empty token, NetworkError when attempting to fetch resource, backend down, token service unavailable',
    ko: '토큰을 못 받음, 토큰 서버가 꺼짐, 토큰 요청 실패, TypeError Failed to fetch, 토큰 서버 CORS, 토큰 서버 404, 토큰 서버 500, fetch failed, 빈 토큰, 토큰 서버가 죽음, NetworkError when attempting to fetch resource, ECONNREFUSED 8787',
  },
  'token-invalid': {
    en: 'wrong token, token used twice, token rejected, bad signature, reused token, invalid signature, token already used, single-use token, audience mismatch, forged token, duplicate token, second use',
    ko: '잘못된 토큰, 토큰 두 번 사용, 토큰 거부, 토큰이 틀림, 토큰을 한 번 더 씀, 재사용한 토큰, 서명이 다름, 서명 오류, invalid token, 두 번째 연결에서 거부',
  },
  'token-expired': {
    en: 'old token, token timed out, wrong clock, token has expired, expired token error, stale token, TokenExpiredError, past its lifetime, issued too long ago, ten minutes over',
    ko: '오래된 토큰, 토큰 시간이 지남, 시계가 어긋남, 토큰 만료 오류, 만료된 토큰으로 연결, 예전에 받은 토큰, 페이지를 오래 열어 두고, 유통 기한, 만료됐대요, 묵은 토큰',
  },
  'connect-failed': {
    en: "agent not running, wrong address, ECONNREFUSED, server unreachable, ERR_CONNECTION_REFUSED, WebSocket connection to ws://localhost:8787 failed, server is down, host not found, ENOTFOUND, DNS failure, ERR_NAME_NOT_RESOLVED, wrong port, wrong URL, typo in the address, Firefox can't establish a connection to the server",
    ko: "에이전트가 꺼져 있음, 주소가 틀림, 서버에 닿지 않음, ERR_CONNECTION_REFUSED, WebSocket connection to ws://localhost:8787 failed, 서버가 꺼짐, 서버가 안 떠 있음, 주소 오타, 포트가 틀림, 출처가 막힘, 인터넷이 없음, 접속 실패, can't establish a connection, 연결을 못 했대요",
  },
  'connect-timeout': {
    en: 'connecting takes too long, connection timed out, connecting takes more than ten seconds, timeout error, ETIMEDOUT, ERR_CONNECTION_TIMED_OUT, handshake timeout, took too long, getToken never resolves, deadline exceeded, slow handshake',
    ko: '연결 시간 초과, 연결이 너무 오래 걸림, 연결이 10초 넘게 걸림, 타임아웃 오류, 10초 기다리다 실패, 한참 기다리다 오류, ETIMEDOUT, 대기 초과, 기다리다 지침',
  },
  'too-many-sessions': {
    en: 'too many users, concurrent sessions, too many connections, maximum connections, limit of users, fails under load, server full, overloaded, peak load, traffic spike',
    ko: '동시 접속자 초과, 동시 세션, 연결이 너무 많음, 세션 초과, 사용자가 몰리면 실패, 접속자 수 제한, 접속 폭주, 인원 초과, 정원 초과, 만석, 자리가 없음, 사람이 몰려서, 탭을 여러 개, 서버 과부하, 행사 때 접속 실패, 꽉 찼대요',
  },
  'protocol-mismatch': {
    en: 'version mismatch, incompatible version, update the SDK, outdated SDK, out of date, after upgrading the agent, server upgraded, unsupported protocol, old cached script, client and server versions differ, upgrade required',
    ko: '버전 불일치, 버전이 맞지 않음, SDK 업데이트, 업데이트했더니 연결이 안 됨, 에이전트만 업데이트, 옛 스크립트가 캐시됨, 호환 안 됨',
  },
  'not-connected': {
    en: 'called before connecting, no session, sendText before connect, forgot to await connect, must connect first, InvalidStateError, Still in CONNECTING state, in idle, not logged in yet',
    ko: '연결하기 전에 호출, 세션이 없음, 연결되지 않은 상태, 연결이 안 된 상태에서 sendText, connect를 기다리지 않음, 연결부터 해야, 연결 중에 보냄, 재연결 중에 보냄, 미리 호출, 아직 준비가 안 됨, 접속 전에',
  },
  aborted: {
    en: 'cancelled request, user cancelled, AbortError, cancel error, signal is aborted without reason, The operation was aborted, DOMException AbortError, gave up, user pressed cancel, AbortController error',
    ko: '취소된 요청, 사용자가 취소, AbortError, 취소 오류, The operation was aborted, signal is aborted without reason, 취소했는데 오류, 요청 중단, 취소는 정상인가요',
  },
  interrupted: {
    en: 'overtaken by another request, new request cancels the old one, superseded, replaced by a newer request, preempted, asked again too soon, second question, double submit error, user asked something else',
    ko: '다음 요청에 밀림, 새 요청 때문에 취소, 앞 질문이 실패, 빠르게 두 번, 말하다 녹음을 누름, 겹친 요청, 가로채기, 새치기',
  },
  'connection-lost': {
    en: 'network lost, Wi-Fi dropped, internet gone, network changed, internet dropped for a moment, WebSocket closed, connection reset, ECONNRESET, abnormal closure, ping timeout, subway, airplane mode turned on, server restarted, lost signal, broken pipe, in the middle of a reply',
    ko: '네트워크 끊김, 와이파이 끊김, 인터넷이 끊김, 인터넷이 잠깐 끊김, 지하철에서 끊김, WebSocket closed, 와이파이에서 LTE로, 터널에서, 엘리베이터에서, 네트워크가 바뀜, 보낸 말이 갔는지 모름, 답을 받다가 끊김, 서버 재시작, 인터넷 불안정, 이미 받았을까요, 통신 장애',
  },
  'session-idle': {
    en: 'idle timeout, inactive user, session timed out, inactivity, session closed while idle, nobody talked for a while, no activity, left alone, AFK, away from keyboard, went for coffee, kiosk with nobody in front, unattended, keep the session alive, automatic disconnect, coffee break',
    ko: '유휴 시간 초과, 오래 쓰지 않음, 비활성, 자리 비움, 가만히 두면 세션이 닫힘, 5분 동안 쓰지 않음, 한참 안 쓰면, 오래 방치, 세션이 끝났대요, 켜 놓고 딴일, 5분 뒤 종료, 커피 마시고 오면',
  },
  'malformed-message': {
    en: 'corrupt data, invalid JSON, Unexpected token in JSON, connected to another server, protocol error, parse error, bad frame, garbled data, unreadable response, decode error, proxy changes messages',
    ko: '깨진 데이터, 잘못된 JSON, Unexpected token in JSON, 다른 서버에 연결, 프록시가 메시지를 바꿈, 이상한 응답, 파싱 오류, SyntaxError JSON, 엉뚱한 주소, 해석할 수 없는 메시지, 변조된 프레임',
  },
  'agent-failed': {
    en: 'server error, internal error, agent crashed, 500, agent internal error, Internal Server Error, model failed, recognition failed, hook threw, upstream failure, unexpected server error, agent bug',
    ko: '서버 오류, 내부 오류, 에이전트가 죽음, 500, 에이전트 내부 오류, Internal Server Error, 봇이 죽음, 상담원 오류, 대답하다 실패, 모델 오류, 훅에서 예외, 502, 503, 서버 에러, 뻗었어요, 알 수 없는 오류, 처리 실패',
  },
  'rate-limited': {
    en: 'too many requests, 429, throttled, quota exceeded, sent too often, too fast, requests per minute, spam, flood, cool down, too many messages, Retry-After',
    ko: '요청이 너무 많음, 429, 요청 횟수 초과, 할당량 초과, 너무 자주 보냄, 1분에 몇 번, 도배, 반복 요청, 한도 초과, 잠시 후 다시, 120번, 쓰로틀, 루프 돌다 막힘, 마구 보냄',
  },
  'text-empty': {
    en: 'empty message, blank text, only spaces, whitespace, empty string, empty input',
    ko: '빈 메시지, 공백만 보냄, 빈 문자열, 아무것도 안 쓰고 보내기, 빈칸 전송, 빈 입력창, 스페이스만, 내용 없음',
  },
  'text-too-long': {
    en: 'message too long, too many characters, maximum length exceeded, text is too long to send, more than 2000 characters, character limit exceeded, long paragraph, whole article, long document, maxlength, 1000 characters exceeded, 413, pasted too much',
    ko: '메시지가 너무 김, 글자 수 초과, 최대 길이 초과, 글이 너무 길어서 안 보내짐, 2000자 초과, 긴 글 붙여넣기, 문서를 통째로, 1000자 초과, 나눠서 보내기, 소설, 글이 너무 길대요',
  },
  'queue-full': {
    en: 'too many speeches waiting, queue overflow, queue is full, too many waiting, ten speeches, backlog, announcements pile up, queue limit reached, waiting line',
    ko: '대기 중인 발화가 너무 많음, 대기열 초과, 큐가 가득 참, 대기열이 꽉 참, 말할 것이 너무 많이 쌓임, 말을 너무 많이 예약, 11번째 문장, 반복문으로 읽히기, 문장이 쌓임, 10개 초과, 한꺼번에 여러 문장, 문장 열한 개',
  },
  'speech-off': {
    en: 'speech disabled, TTS is off, text-only agent cannot speak, speech not enabled',
    ko: '음성이 꺼져 있음, TTS 꺼짐, 노드에서 sendTts, 음성 끈 채로',
  },
  'microphone-denied': {
    en: 'NotAllowedError, permission refused, user blocked the microphone, NotAllowedError Permission denied, blocked by the user, Permission dismissed, The request is not allowed by the user agent, microphone is not allowed in this document, Permissions policy violation, site not allowed',
    ko: 'NotAllowedError, 마이크 권한 거부, 사용자가 마이크 차단, NotAllowedError Permission denied, 권한을 차단함, 마이크 허용 안 함, Permission dismissed, 실수로 거부',
  },
  'microphone-missing': {
    en: 'NotFoundError, no microphone found, no input device, Requested device not found, computer without a microphone, DevicesNotFoundError, OverconstrainedError, device gone, saved device not available, The object can not be found here, USB microphone not recognized, unplugged before recording',
    ko: 'NotFoundError, 마이크가 없음, 마이크를 찾을 수 없음, Requested device not found, 마이크가 없는 컴퓨터, 마이크가 안 꽂힘, 장치가 없대요, OverconstrainedError, 뽑힌 USB 마이크, The object can not be found here, 가상 머신, 저장한 마이크가 사라짐',
  },
  'microphone-busy': {
    en: 'NotReadableError, microphone in use, another app uses the microphone, Could not start audio source, Zoom uses the microphone, Device in use, TrackStartError, Teams, Skype, OBS, mic occupied, exclusive mode, Failed to allocate audiosource, Concurrent mic process limit, driver problem, hardware error, locked by another program, video meeting',
    ko: 'NotReadableError, 마이크 사용 중, 다른 앱이 마이크를 씀, Could not start audio source, 줌이 마이크를 쓰는 중, 화상 회의 중, 팀즈, 구글 미트, 디스코드, 통화 중, 보이스톡 중, 다른 프로그램에서 사용, 독점 모드, OBS, Device in use, 마이크를 누가 쓰는 중',
  },
  'microphone-lost': {
    en: 'microphone unplugged, headset disconnected, phone call while recording, mic disconnected while recording, earbuds removed, cable pulled out, Bluetooth disconnected, battery died, AirPods taken out, track ended, call took the microphone, incoming call while recording, device removed, microphone disappeared, Siri',
    ko: '마이크가 빠짐, 이어폰 분리, 녹음 중에 전화가 옴, 녹음 중에 이어폰이 빠짐, 마이크 연결이 끊김, 에어팟을 뺐더니, 배터리 방전, 블루투스가 꺼짐, USB를 뽑음, 녹음이 사라졌어요, 마이크를 빼앗김, 벨소리',
  },
  'recording-unsupported': {
    en: 'browser cannot record, no getUserMedia, getUserMedia is not a function, AudioWorklet is not defined, recording in Node, MediaDevices missing, cannot record here',
    ko: '브라우저에서 녹음 불가, 녹음을 지원하지 않음, getUserMedia is not a function, AudioWorklet is not defined, 워클릿이 막힘, 인앱에서 녹음 불가, 녹음 미지원, 녹음 안 되는 브라우저, 구형 브라우저 녹음',
  },
  'already-recording': {
    en: 'recording in progress, pressed record twice, sent a message while recording, overlapping recordings, busy recording',
    ko: '이미 녹음 중, 녹음을 두 번 누름, 녹음 중에 메시지를 보냄, 녹음 중이라 안 됨, 녹음 중 읽어 주기, 이미 듣는 중, 중복 녹음',
  },
  'not-recording': {
    en: 'no recording to stop, stop without start, stopRecording called twice, already stopped, nothing to stop, stop before start, double stop',
    ko: '녹음 중이 아님, 시작하지 않은 녹음, stopRecording을 두 번 부름, 이미 끝난 녹음, 1분 지나서 멈춤',
  },
  'recording-too-short': {
    en: 'tapped too briefly, button released too early, short tap, less than 300 milliseconds, quick tap, click instead of hold, brief press, let go too soon, accidental press, 0.3 seconds, minimum duration, just tapped',
    ko: '버튼을 너무 짧게 누름, 너무 짧은 녹음, 잠깐 눌렀다 뗌, 0.3초보다 짧은 녹음, 톡 눌렀더니, 실수로 눌렀어요, 말도 하기 전에, 클릭만 함, 살짝 눌림',
  },
  'recording-too-long': {
    en: 'recording over the limit, long recording rejected, longer than a minute',
    ko: '녹음이 너무 김, 녹음 시간 초과, 긴 녹음이 거부됨, 오래 녹음, 장황하게 말하면',
  },
};

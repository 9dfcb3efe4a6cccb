import type { Locale } from '../../../brand';

/** The words of the drawing, and the one sentence that says all of it. */
export const labels: Record<
  Locale,
  Record<
    | 'page'
    | 'pageNote'
    | 'server'
    | 'serverNote'
    | 'agent'
    | 'agentNote'
    | 'token'
    | 'exchange'
    | 'connect'
    | 'talk'
    | 'summary',
    string
  >
> = {
  ko: {
    page: '웹 페이지',
    pageNote: 'SDK',
    server: '토큰 서버',
    serverNote: 'API 키 보관',
    agent: '에이전트',
    agentNote: '답변 · 음성',
    token: '1. 토큰 요청',
    exchange: '2. 키로 발급',
    connect: '3. 토큰으로 연결',
    talk: '텍스트 · 음성 · 이벤트',
    summary:
      '웹 페이지의 SDK가 토큰 서버에서 토큰을 받고, 토큰 서버는 API 키로 에이전트에서 토큰을 발급받습니다. SDK는 그 토큰으로 에이전트에 연결해 텍스트와 음성, 이벤트를 주고받습니다.',
  },
  en: {
    page: 'Web page',
    pageNote: 'SDK',
    server: 'Token server',
    serverNote: 'keeps the API key',
    agent: 'Agent',
    agentNote: 'replies · speech',
    token: '1. asks for a token',
    exchange: '2. key for token',
    connect: '3. connects',
    talk: 'text · voice · events',
    summary:
      'The SDK in the web page gets a token from the token server, which exchanges its API key for one at the agent. With that token the SDK connects to the agent and exchanges text, voice and events.',
  },
};

import type { Locale } from '@site/brand';
import type { TalkFailure } from './useTalk';

interface Words {
  stage: string;
  /** Before anything was said. */
  greeting: string;
  /** When the sample has run. */
  next: string;
  field: string;
  hint: string;
  send: string;
  record: string;
  stopRecording: string;
  opening: string;
  listening: string;
  roles: Record<'user' | 'agent', string>;
  failures: Record<TalkFailure, string>;
}

/** Every word of the hero, in both languages. */
export const words: Record<Locale, Words> = {
  ko: {
    stage: '에이전트와 대화',
    greeting: '안녕하세요. 말을 걸거나 실행을 눌러 보세요.',
    next: '이 코드를 내 페이지에 넣어 보세요.',
    field: '에이전트에게 보낼 말',
    hint: '지금 몇 시야?',
    send: '보내기',
    record: '마이크로 말하기',
    stopRecording: '그만 말하고 보내기',
    opening: '마이크를 켜고 있습니다…',
    listening: '듣고 있습니다. 다 말했으면 마이크를 다시 누르세요.',
    roles: { user: '사용자', agent: '에이전트' },
    failures: {
      unreachable: '에이전트를 불러오지 못했습니다. 네트워크를 확인하고 다시 보내세요.',
      microphone: '마이크를 쓸 수 없습니다. 브라우저의 마이크 권한을 확인하거나 글로 보내세요.',
      failed: '답을 받지 못했습니다. 다시 보내 보세요.',
    },
  },
  en: {
    stage: 'Talk with the agent',
    greeting: 'Hi. Say something to me, or press Run.',
    next: 'Now put this code into a page of yours.',
    field: 'What to say to the agent',
    hint: 'What time is it?',
    send: 'Send',
    record: 'Speak by microphone',
    stopRecording: 'Stop and send',
    opening: 'Turning the microphone on…',
    listening: 'Listening. Press the microphone again when you are done.',
    roles: { user: 'You', agent: 'Agent' },
    failures: {
      unreachable: 'The agent could not be loaded. Check the network and send it again.',
      microphone:
        'The microphone cannot be used. Check the browser’s permission for it, or type instead.',
      failed: 'No answer came. Send it again.',
    },
  },
};

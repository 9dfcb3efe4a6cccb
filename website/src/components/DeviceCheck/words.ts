import type { CheckName, Finding } from './Finding';

/** Everything the check says, in both languages. */
export const words = {
  start: { ko: '이 기기 확인하기', en: 'Check this device' },
  again: { ko: '다시 확인하기', en: 'Check again' },
  running: { ko: '확인하고 있습니다.', en: 'Checking.' },
  level: { ko: '마이크 소리 크기', en: 'Microphone level' },
  testMicrophone: { ko: '마이크 시험하기', en: 'Test the microphone' },
  trial: {
    listening: { ko: '마이크에 대고 말해 보세요.', en: 'Say something to the microphone.' },
    works: { ko: '소리가 들어옵니다.', en: 'It hears you.' },
    fails: {
      ko: '안 됩니다. 할 일은 아래에 있습니다.',
      en: 'It does not work. What to do is below.',
    },
  },
  copy: { ko: '보고서 복사하기', en: 'Copy the report' },
  copied: { ko: '복사했습니다.', en: 'Copied.' },
  notCopied: {
    ko: '복사하지 못했습니다. 선택된 보고서를 직접 복사하세요.',
    en: 'Could not copy. The report is selected: copy it yourself.',
  },
  results: { ko: '확인한 결과', en: 'Results' },
  report: { ko: '보고서', en: 'Report' },
  summary: {
    fails: { ko: '안 되는 것이 {count}개 있습니다.', en: 'Not working: {count}' },
    untried: {
      ko: '마이크는 아직 시험하지 않았습니다. 그 밖에 필요한 것은 모두 됩니다.',
      en: 'The microphone has not been tested yet. Everything else that is needed works.',
    },
    works: { ko: '필요한 것은 모두 됩니다.', en: 'Everything that is needed works.' },
  },
  more: { ko: '자세히 보기', en: 'More about this' },
  failed: {
    ko: '확인 도구를 불러오지 못했습니다. 네트워크를 확인하고 다시 누르세요.',
    en: 'The check could not be loaded. Look at the network and press again.',
  },
} as const;

export const statusWords: Record<Finding['status'], { ko: string; en: string }> = {
  works: { ko: '됩니다', en: 'Works' },
  fails: { ko: '안 됩니다', en: 'Does not work' },
  optional: { ko: '없어도 됩니다', en: 'Not needed' },
  unknown: { ko: '아직 모릅니다', en: 'Not known yet' },
};

export const checkWords: Record<CheckName, { ko: string; en: string }> = {
  secureContext: { ko: '보안 컨텍스트', en: 'Secure context' },
  microphone: { ko: '마이크 API', en: 'Microphone API' },
  permission: { ko: '마이크', en: 'Microphone' },
  audioWorklet: { ko: '녹음(AudioWorklet)', en: 'Recording (AudioWorklet)' },
  sound: { ko: '누른 뒤 소리 재생', en: 'Sound after a press' },
  webSocket: { ko: '연결(WebSocket)', en: 'Connecting (WebSocket)' },
  koreanVoice: { ko: '한국어 기기 음성', en: 'Korean device voice' },
  englishVoice: { ko: '영어 기기 음성', en: 'English device voice' },
  storage: { ko: '저장소', en: 'Storage' },
};

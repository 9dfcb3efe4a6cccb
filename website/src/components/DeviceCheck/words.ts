import type { CheckName, Finding } from './runChecks';

/** The texts of the check, in both languages. */
export const words = {
  start: { ko: '이 기기 확인하기', en: 'Check this device' },
  again: { ko: '다시 확인하기', en: 'Check again' },
  running: { ko: '확인하는 중입니다.', en: 'Checking…' },
  level: { ko: '마이크 입력 음량', en: 'Microphone level' },
  testMicrophone: { ko: '마이크 시험하기', en: 'Test the microphone' },
  trial: {
    listening: { ko: '마이크에 대고 말해 보세요.', en: 'Speak into the microphone.' },
    works: { ko: '소리가 입력됩니다.', en: 'The microphone works.' },
    fails: {
      ko: '마이크를 사용할 수 없습니다. 해결 방법은 아래에 있습니다.',
      en: "The microphone doesn't work. See the fix below.",
    },
  },
  copy: { ko: '보고서 복사하기', en: 'Copy the report' },
  copied: { ko: '복사했습니다.', en: 'Copied.' },
  notCopied: {
    ko: '복사하지 못했습니다. 선택된 보고서를 직접 복사하세요.',
    en: "Couldn't copy. The report is selected, so copy it yourself.",
  },
  results: { ko: '확인한 결과', en: 'Results' },
  report: { ko: '보고서', en: 'Report' },
  summary: {
    fails: { ko: '문제가 있는 항목이 {count}개 있습니다.', en: 'Not working: {count}' },
    untried: {
      ko: '마이크는 확인 전입니다. 그 밖의 필수 항목이 모두 정상입니다.',
      en: 'The microphone has not been tested yet. All other required features work.',
    },
    works: { ko: '필수 항목이 모두 정상입니다.', en: 'All required features work.' },
  },
  more: { ko: '자세히 보기', en: 'Learn more' },
  failed: {
    ko: '확인 도구를 불러오지 못했습니다. 네트워크 연결을 확인하고 다시 시도하세요.',
    en: "The check couldn't be loaded. Check your network connection and try again.",
  },
} as const;

export const statusWords: Record<Finding['status'], { ko: string; en: string }> = {
  works: { ko: '정상', en: 'Works' },
  fails: { ko: '문제 있음', en: "Doesn't work" },
  optional: { ko: '선택 사항', en: 'Optional' },
  unknown: { ko: '확인 전', en: 'Not tested yet' },
};

export const checkWords: Record<CheckName, { ko: string; en: string }> = {
  secureContext: { ko: '보안 컨텍스트', en: 'Secure context' },
  microphone: { ko: '마이크 API', en: 'Microphone API' },
  permission: { ko: '마이크', en: 'Microphone' },
  audioWorklet: { ko: '녹음(AudioWorklet)', en: 'Recording (AudioWorklet)' },
  sound: { ko: '클릭한 뒤 소리 재생', en: 'Sound after a click' },
  webSocket: { ko: '연결(WebSocket)', en: 'Connection (WebSocket)' },
  koreanVoice: { ko: '한국어 기기 음성', en: 'Korean device voice' },
  englishVoice: { ko: '영어 기기 음성', en: 'English device voice' },
  storage: { ko: '저장소', en: 'Storage' },
};

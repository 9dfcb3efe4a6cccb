import type { CheckName, Finding } from './runChecks';

/** The texts of the findings, in both languages. */
export const words = {
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
  failed: {
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

/** How to fix what fails, with links. */
export const fixes = {
  useHttps: {
    to: '/docs/environment-setup/#secure-context',
    ko: '페이지를 https 주소로 여세요.',
    en: 'Open the page from an https address.',
  },
  updateBrowser: {
    to: '/docs/environment-setup/#supported-environments',
    ko: '브라우저나 WebView를 업데이트하세요. iOS 앱의 WebView라면 앱에 NSMicrophoneUsageDescription을 선언했는지 확인하고, 다른 앱 안이라면 브라우저에서 여세요.',
    en: 'Update the browser or the WebView. In the WebView of an iOS app, check that the app declares NSMicrophoneUsageDescription. Inside another app, open the page in a browser.',
  },
  allowMicrophone: {
    to: '/docs/troubleshooting/#microphone-denied',
    ko: '브라우저와 운영체제에서 마이크를 허용하세요. 직접 만든 앱이라면 앱이 WebView의 요청에 응답하는지 확인하고, 다른 앱 안이라면 브라우저에서 여세요.',
    en: "Allow the microphone in the browser and in the operating system. In your own app, check that the app responds to the WebView's request. Inside another app, open the page in a browser.",
  },
  connectMicrophone: {
    to: '/docs/troubleshooting/#microphone-missing',
    ko: '마이크를 연결하세요. Android 앱의 WebView라면 앱에 MODIFY_AUDIO_SETTINGS 권한을 선언했는지 확인하세요.',
    en: 'Connect a microphone. In the WebView of an Android app, check that the app declares MODIFY_AUDIO_SETTINGS.',
  },
  freeMicrophone: {
    to: '/docs/troubleshooting/#microphone-busy',
    ko: '마이크를 사용 중인 다른 앱을 닫으세요. Android 앱의 WebView라면 앱에 MODIFY_AUDIO_SETTINGS 권한을 선언했는지도 확인하세요.',
    en: 'Close the other apps that use the microphone. In the WebView of an Android app, check that the app declares MODIFY_AUDIO_SETTINGS.',
  },
  unmuteMicrophone: {
    to: '/docs/troubleshooting/#microphone-silent',
    ko: '마이크는 열리지만 소리가 입력되지 않습니다. 음소거와 입력 음량을 확인하고, 통화를 끝내고, 녹음 중인 다른 앱을 닫으세요.',
    en: 'The microphone opens, but there is no input. Check its mute switch and the input volume, end any call, and close other apps that record.',
  },
  tryMicrophone: {
    to: '/docs/environment-setup/#permissions',
    ko: '마이크 시험하기 버튼을 눌러 확인하세요.',
    en: 'Click Test the microphone to find out.',
  },
  allowSound: {
    to: '/docs/environment-setup/#autoplay',
    ko: '버튼을 눌러도 소리를 낼 수 없습니다. 자동 재생 설정과 사이트의 소리 설정을 확인하세요.',
    en: "Sound is blocked even after a click. Check the site's autoplay and sound settings.",
  },
  installVoice: {
    to: '/docs/troubleshooting/#no-sound',
    ko: '에이전트에 목소리가 있으면 필요 없습니다. 에이전트에 목소리가 없으면 기기에 이 언어의 음성을 추가해야 소리가 납니다.',
    en: 'Required only if the agent has no voice of its own. In that case, speech in this language is silent until you add a voice to the device.',
  },
  sendSound: {
    to: '/docs/webview-integration/#android',
    ko: 'Android WebView는 기기 음성을 지원하지 않습니다. 에이전트에 목소리가 있으면 소리가 나고, 없으면 무음으로 립싱크만 합니다.',
    en: 'Android WebView has no device voice. Speech plays if the agent has a voice of its own. Otherwise, the face lip-syncs silently.',
  },
  allowStorage: {
    to: '/docs/webview-integration/#android',
    ko: 'SDK는 저장소 없이도 동작합니다. 페이지가 저장소를 쓴다면 Android에서는 domStorageEnabled 설정을 켜고, 브라우저에서는 쿠키 차단을 확인하세요.',
    en: 'The SDK works without storage. If your page needs it, turn on domStorageEnabled on Android, and check cookie blocking in browsers.',
  },
} as const;

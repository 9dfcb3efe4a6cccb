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

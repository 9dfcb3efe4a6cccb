/** The texts of the panel, in both languages; her own phrases are in `createGuide.ts`. */
export const words = {
  ko: {
    title: '문서에 물어보기',
    close: '닫기',
    log: '대화',
    greeting: '이 SDK에 대해 물어보세요. 문서에 있는 문장으로 답하고 출처를 알려 드립니다.',
    made: '동작 방식',
    field: '질문',
    hint: '예: 마이크 소리가 안 들어가요',
    send: '보내기',
    record: '마이크로 말하기',
    stopRecording: '그만 말하고 보내기',
    opening: '마이크를 켜고 있습니다…',
    listening: '듣고 있습니다. 말을 마치면 마이크를 다시 누르세요.',
    consentTitle: '마이크로 말하기',
    consent:
      '브라우저의 음성 인식 기능을 씁니다. 브라우저에 따라 음성이 브라우저 제조사의 서버로 전송될 수 있습니다. 이 사이트로는 전송하지 않습니다.',
    allow: '허용하고 말하기',
    recordOnly: '인식하지 않고 녹음만 하기',
    cancel: '취소',
    soundOn: '소리 켜기',
    soundOff: '소리 끄기',
    sources: '출처',
    show: '보여 주기',
    run: '예제 실행',
    roles: { user: '사용자', agent: '에이전트' },
    failures: {
      unreachable: '에이전트를 불러오지 못했습니다. 네트워크 연결을 확인하고 다시 보내세요.',
      microphone:
        '마이크를 쓸 수 없습니다. 브라우저의 마이크 권한을 확인하거나 텍스트로 입력하세요.',
      failed: '답변을 받지 못했습니다. 다시 보내세요.',
      hearing:
        '음성을 인식하지 못했습니다. 브라우저의 마이크 권한을 확인하거나 텍스트로 입력하세요.',
    },
  },
  en: {
    title: 'Ask the docs',
    close: 'Close',
    log: 'Conversation',
    greeting:
      'Ask me anything about this SDK. I answer with sentences from the docs and name the source.',
    made: 'How it works',
    field: 'Your question',
    hint: 'Try “no sound from my mic”',
    send: 'Send',
    record: 'Use the microphone',
    stopRecording: 'Stop and send',
    opening: 'Turning the microphone on…',
    listening: 'Listening. Click the microphone again when you are done.',
    consentTitle: 'Use the microphone',
    consent:
      'This uses your browser’s speech recognition. Depending on the browser, your voice may be sent to a server of the browser vendor. It isn’t sent to this site.',
    allow: 'Allow and speak',
    recordOnly: 'Record only',
    cancel: 'Cancel',
    soundOn: 'Turn sound on',
    soundOff: 'Turn sound off',
    sources: 'Sources',
    show: 'Show me',
    run: 'Run the sample',
    roles: { user: 'You', agent: 'Agent' },
    failures: {
      unreachable:
        'The agent couldn’t be loaded. Check your network connection and send your question again.',
      microphone:
        'The microphone isn’t available. Check the browser’s microphone permission, or type your question.',
      failed: 'No answer arrived. Send your question again.',
      hearing:
        'Your speech wasn’t recognized. Check the browser’s microphone permission, or type your question.',
    },
  },
};

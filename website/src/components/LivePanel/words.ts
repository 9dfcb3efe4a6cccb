import { useWords as useWordsOf } from '@site/src/language';

const words = {
  ko: {
    panel: '실행 결과',
    frame: '실행 화면',
    conversation: '대화',
    nothingSaid: '아직 대화가 없습니다.',
    roles: { user: '사용자', agent: '에이전트' },
    output: '콘솔',
    nothingPrinted: '아직 출력이 없습니다.',
    printsOn: '출력이 더 있습니다. 나머지는 브라우저 콘솔에서 확인하세요.',
    events: '이벤트',
    nothingHappened: '아직 발생한 이벤트가 없습니다.',
    latest: (count: number) => `마지막 ${count}개만 보여 줍니다.`,
    level: '마이크 음량',
    reproduce: '문제 재현',
    noCause: '문제없이 실행',
    pressRun: '실행을 누르면 선택한 대로 다시 실행합니다.',
    others: {
      slow: '느린 에이전트',
      'unknown-message': '알 수 없는 메시지',
      'dropped-speech': '말하는 도중에 연결 끊김',
      'autoplay-blocked': '자동 재생 차단',
    },
    silent: '실행한 코드가 응답하지 않습니다. 중지를 누르면 바로 멈춥니다.',
    done: (seconds: string) => `끝났습니다. ${seconds}초 걸렸습니다.`,
    notMet: '선택한 문제를 재현했지만 처리되지 않은 오류는 없었습니다.',
    failed: '오류로 끝났습니다.',
    stopped: '중지했습니다.',
    endless: '무한 반복을 중지했습니다. 반복이 끝나는 조건을 확인하세요.',
    flooded: '출력이 너무 많아 중지했습니다.',
    left: '코드가 다른 주소로 이동해 중지했습니다.',
    unreachable: '실행 화면을 불러오지 못했습니다. 네트워크 연결을 확인하고 다시 실행하세요.',
    offline:
      '오프라인입니다. 온라인일 때 이 페이지의 예제를 하나라도 실행했다면 오프라인에서도 예제를 실행할 수 있습니다. 편집한 코드는 온라인에서만 실행됩니다.',
    overlong:
      '코드를 읽는 데 시간이 너무 오래 걸려 중지했습니다. 코드를 짧게 줄인 다음 다시 실행하세요.',
    unreadable: '코드를 읽지 못했습니다.',
    cause: '원인',
    fix: '해결 방법',
    more: '문제 해결에서 보기',
    program: '실행하는 코드',
    edited:
      '편집한 코드는 사이트와 네트워크에서 격리해 실행합니다. 어떤 주소를 지정해도 페이지 안의 로컬 에이전트에 연결하고, 마이크 대신 시험음을 녹음합니다.',
  },
  en: {
    panel: 'Result',
    frame: 'Preview',
    conversation: 'Conversation',
    nothingSaid: 'No messages yet.',
    roles: { user: 'User', agent: 'Agent' },
    output: 'Console',
    nothingPrinted: 'No output yet.',
    printsOn: "There is more output. Read the rest in the browser's console.",
    events: 'Events',
    nothingHappened: 'No events yet.',
    latest: (count: number) => `Only the last ${count} are shown.`,
    level: 'Microphone level',
    reproduce: 'Simulate a problem',
    noCause: 'No problem',
    pressRun: 'Click Run to run it this way.',
    others: {
      slow: 'Slow agent',
      'unknown-message': 'Unknown message',
      'dropped-speech': 'Connection dropped while speaking',
      'autoplay-blocked': 'Autoplay blocked',
    },
    silent: "The code isn't responding. Click Stop to end it.",
    done: (seconds: string) => `Finished in ${seconds} s.`,
    notMet: 'The simulated problem caused no unhandled error.',
    failed: 'Finished with an error.',
    stopped: 'Stopped.',
    endless: 'Stopped an infinite loop. Check the condition that ends the loop.',
    flooded: 'Stopped because of too much output.',
    left: 'Stopped because the code navigated to another address.',
    unreachable:
      "The preview couldn't be loaded. Check your network connection and run the sample again.",
    offline:
      'You are offline. If you ran a sample on this page while online, the samples on this page also run offline. Edited code always needs a connection.',
    overlong:
      'Stopped, because reading the code takes too long. Shorten the code and run it again.',
    unreadable: "The code couldn't be read.",
    cause: 'Cause',
    fix: 'Fix',
    more: 'See it in Troubleshooting',
    program: 'The code that runs',
    edited:
      'Edited code runs isolated from the site and the network. Whatever address it uses, it connects to the local agent in this page, and it records a test tone instead of the microphone.',
  },
};

/** The texts of the panel in the page's language. */
export const useWords = () => useWordsOf(words);

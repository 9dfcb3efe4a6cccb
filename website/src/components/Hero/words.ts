/** The texts of the hero besides the conversation's, in both languages. */
export const words = {
  ko: {
    stage: '에이전트와 대화',
    // Before anything was said.
    greeting: '안녕하세요. 이 SDK에 대해 물어보거나 실행을 눌러 보세요.',
    // Questions to begin with.
    starters: ['무료인가요?', '버튼 없이 말하기', '소리가 안 나요'],
    stop: '말 멈추기',
    // When the sample has run.
    failed: '예제를 끝까지 실행하지 못했습니다.',
    next: '이 코드를 내 페이지에 넣어 보세요.',
  },
  en: {
    stage: 'Talk with the agent',
    greeting: 'Hi. Ask me about this SDK, or click Run.',
    starters: ['Is it free?', 'Talk hands-free', 'No sound'],
    stop: 'Stop speaking',
    failed: "The sample didn't finish.",
    next: 'Now add this code to your own page.',
  },
};

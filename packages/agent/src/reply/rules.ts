import type { Emotion, Language } from '../core/Hooks.js';

/** What a rule may use besides the text. */
export interface RuleContext {
  now: Date;
  /** The number of texts before it. */
  turn: number;
}

/** A rule: the first whose pattern matches a text answers it. */
interface Rule {
  pattern: RegExp;
  /** The emotion of the answer. */
  emotion?: Emotion;
  answer: Record<Language, (match: RegExpMatchArray, context: RuleContext) => string>;
}

/** Formats the time of day as it is spoken: the platform would write `오후 3:05`. */
function tellTime(now: Date, language: Language): string {
  const isMorning = now.getHours() < 12;
  const hour = now.getHours() % 12 || 12;
  const minute = now.getMinutes();
  if (language === 'ko') return `${isMorning ? '오전' : '오후'} ${hour}시 ${minute}분`;
  return `${hour}:${String(minute).padStart(2, '0')} ${isMorning ? 'a.m.' : 'p.m.'}`;
}

/** Formats the date with the day of the week. */
const tellDate = (now: Date, language: Language): string =>
  now.toLocaleDateString(language, { dateStyle: 'full' });

const LONGEST_COUNT = 50;
const MOST_SENTENCES = 200;
const DEFAULT_SENTENCES = 20;

const count = (to: string | undefined) =>
  Array.from({ length: Math.min(Number(to), LONGEST_COUNT) }, (_, index) => index + 1).join(', ');

const sentences = (howMany: string | undefined, sentence: (position: number) => string) =>
  Array.from({ length: Math.min(Number(howMany ?? DEFAULT_SENTENCES), MOST_SENTENCES) }, (_, i) =>
    sentence(i + 1),
  ).join(' ');

/** All rules, the most specific first. */
export const rules: Readonly<Record<string, Rule>> = {
  repeat: {
    pattern: /^\s*(?:repeat|say|따라\s?해(?:\s?줘|\s?주세요)?)\s*[:：]\s*(.+)$/isu,
    answer: { ko: (match) => match[1] ?? '', en: (match) => match[1] ?? '' },
  },
  long: {
    pattern:
      /(?:긴|길게)\s*(?:답|말|이야기|설명)[^\d]*(\d+)?|\blong\s+(?:answer|reply|story|text)[^\d]*(\d+)?/iu,
    answer: {
      ko: (match) =>
        sentences(match[1] ?? match[2], (position) => `긴 답의 ${position}번째 문장입니다.`),
      en: (match) =>
        sentences(
          match[1] ?? match[2],
          (position) => `This is sentence ${position} of a long answer.`,
        ),
    },
  },
  count: {
    pattern: /(\d+)\s*까지\s*(?:세|셀)|\bcount\s+(?:up\s+)?to\s+(\d+)/iu,
    answer: {
      ko: (match) => `${count(match[1] ?? match[2])}. 다 셌습니다.`,
      en: (match) => `${count(match[1] ?? match[2])}. Done.`,
    },
  },
  time: {
    pattern: /몇\s*시|시각|시간\s*(?:알려|이\s*어떻게)|\bwhat(?:'s| is)?\s+(?:the\s+)?time\b/iu,
    answer: {
      ko: (_, { now }) => `지금은 ${tellTime(now, 'ko')}입니다.`,
      en: (_, { now }) => `It is ${tellTime(now, 'en')}`,
    },
  },
  date: {
    pattern: /며칠|무슨\s*요일|날짜|\bwhat\s+(?:day|date)\b|\btoday'?s\s+date\b/iu,
    answer: {
      ko: (_, { now }) => `오늘은 ${tellDate(now, 'ko')}입니다.`,
      en: (_, { now }) => `Today is ${tellDate(now, 'en')}.`,
    },
  },
  turn: {
    pattern: /몇\s*번째|\bhow many messages\b/iu,
    answer: {
      ko: (_, { turn }) => `이 세션의 ${turn}번째 메시지입니다.`,
      en: (_, { turn }) => `This is message ${turn} of this session.`,
    },
  },
  help: {
    pattern: /도움말|뭘?\s*할\s*수\s*있|무엇을\s*할\s*수|\bhelp\b|\bwhat can you do\b/iu,
    answer: {
      ko: () =>
        '인사, 시각, 날짜, “5까지 세어 줘”, “따라 해: 문장”, “긴 답 30”에 답합니다. 그 밖에는 받은 말을 되돌려 줍니다.',
      en: () =>
        'I reply to greetings, to questions about the time and the date, and to “count to 5”, “repeat: a sentence” and “long answer 30”. I echo anything else.',
    },
  },
  complaint: {
    pattern:
      /속상|슬퍼|슬프|화가\s*나|안\s*돼|고장|\b(?:sad|angry|upset|broken|does(?:n't| not) work)\b/iu,
    emotion: 'sorry',
    answer: {
      ko: () => '죄송합니다. 어떤 일이 있었는지 알려 주세요.',
      en: () => 'I am sorry to hear that. What happened?',
    },
  },
  surprise: {
    pattern: /놀라|놀랐|우와|대박|\b(?:wow|amazing|surprise[ds]?)\b/iu,
    emotion: 'surprised',
    answer: { ko: () => '와, 정말 놀랍습니다.', en: () => 'Wow, that is surprising.' },
  },
  thanks: {
    pattern: /고마워|고맙|감사|\bthank(?:s| you)\b/iu,
    emotion: 'happy',
    answer: { ko: () => '도움이 되어 기쁩니다.', en: () => 'You are welcome.' },
  },
  farewell: {
    pattern: /안녕히|잘\s*가|다음에\s*(?:봐|만나)|\b(?:good)?bye\b|\bsee you\b/iu,
    answer: {
      ko: () => '안녕히 가세요. 다음에 또 뵙겠습니다.',
      en: () => 'Goodbye. See you again.',
    },
  },
  greeting: {
    pattern: /안녕|반가워|반갑|\b(?:hello|hi|hey|good (?:morning|afternoon|evening))\b/iu,
    emotion: 'happy',
    answer: {
      ko: () => '안녕하세요. 로컬 에이전트입니다. 무엇을 도와드릴까요?',
      en: () => 'Hello. I am the local agent. How can I help?',
    },
  },
  echo: {
    pattern: /^([\s\S]*)$/u,
    answer: {
      ko: (match) => `“${match[1]?.trim()}”라고 받았습니다. 저는 정해진 규칙으로만 답합니다.`,
      en: (match) => `I received “${match[1]?.trim()}”. I only reply by fixed rules.`,
    },
  },
};

import type { Texts } from '../engine/protocol';
import { identifier, type Picked, pickAnswer } from './pickAnswer';

export type { Picked, Source } from './pickAnswer';

/** Searches the pages. */
export type AskPages = (query: string) => Promise<Texts>;

const code = /\b[a-z]{2,}(?:-[a-z]+)+\b/g;
// A single-line field removes the line breaks of pasted text.
const logLine = /\bat \S+(?::\d| \()|Error\b|\berror\b.*[=:]|code[=:]|\n/;

/** Question phrases that name nothing; the pages do not contain them. */
const filler =
  /(?:말해|답해|알려|대답해|설명해)(?: ?(?:봐|보세요|보라고))?(?=[.!?\s]*$)|(?:(?<=\S)[은는]|(?<=(?:^|\s)왜))요(?=[?!\s]|$)|무슨 (?:뜻|의미)\S*|뜻이?\S*|의미(?:가|는|예요|인가요)\S*|(?:알려|설명해|말해|가르쳐) ?(?:줘|주세요|줄래)\S*|\b(?:what does|what do|mean|means|meaning|please|tell me|explain|what happens)\b/giu;

// "Where does it work" is documented as what is supported.
const worksIn = /(?<=에서)(?:도|는|만)? ?(?:되|돼|될|작동|동작)\S*/u;
const worksOn = /\b(?:does|do|will) \S+ (?:work|run) (?:on|in)\b/iu;

/** Instructions to the agent, which no page answers. */
const instruction =
  /(?:(?:다|라|자|냐)고만?|(?:반대로|거꾸로|\S로만)) (?:\S+ )?(?:말해|답해|인정|불러|읽어|외쳐)|따라 ?(?:해|말해|읽어)|(?:지시|명령|규칙)\S* \S*무시|^(?:이제부터|너는 이제)|^(?:please )?(?:say|repeat|pretend|ignore|forget|act|admit|confess|read aloud|(?:answer|reply|respond) (?:that|only|with|the opposite))\b|\bfrom now on\b|\byou are now\b/iu;

/** Questions about the agent's own configuration, which no page answers. */
const aboutAgent =
  /^(?:너|넌|네|당신)(?:는|의|를|가)? |\b(?:what|who|where|when|how old)(?:['’]s| is| are| were) you(?:r|rs)?\b|^(?:show|give|tell|print|reveal|read)(?: me)? (?:all )?(?:of )?your\b/iu;

/** What a question begins with that goes on from the one before. "It" is mostly the product itself. */
const followUp =
  /^(?:그럼|그러면|그건|그거|그것|거기|and\b|so\b|then\b|(?:what|how) about\b|(?:is|does|can|what|where|why|how)(?:['’]s| is| does| do| can)? (?:its|that|those)\b)/iu;

/** "And iOS?" in Korean is only a topic. */
const topic = /[은는]요[?!.\s]*$/u;

/** Whether there are too few words for a sentence; in Korean, a noun and a verb already are one. */
const isShort = (question: string): boolean => {
  const most = /[가-힣]/u.test(question) && !topic.test(question) ? 1 : 2;
  return question.trim().split(/\s+/u).length <= most;
};

/** Whether a question only names what to replace in the one before: "And on iOS?" */
const isFragment = (question: string): boolean => {
  const rest = question.trim().replace(followUp, '');
  return isShort(rest) && (rest !== question.trim() || topic.test(rest));
};

/** Merges a follow-up question with the one before: a name in it replaces the earlier one. */
function mergeQuestions(question: string, before: string): string {
  const subject = question.match(identifier) ? before.replace(identifier, ' ') : before;
  return `${subject} ${question.replace(followUp, ' ')}`;
}

/** Whether a question only made the answer to the one before less sure: it is about something else. */
const isLessSure = (picked: Picked, before: Picked): boolean =>
  picked.confidence < before.confidence &&
  JSON.stringify(picked.quotes) === JSON.stringify(before.quotes);

export interface Answered extends Picked {
  /**
   * The question that was searched for: with the subject of the previous one, if it is a follow-up.
   */
  question: string;
}

/**
 * Answers a question with sentences from the pages.
 *
 * @param before - The question before it, which "And its default?" goes on from.
 */
export async function answerQuestion(
  ask: AskPages,
  question: string,
  before?: string,
): Promise<Answered> {
  if ([instruction, aboutAgent].some((kind) => kind.test(question.trim())))
    return { quotes: [], sources: [], confidence: 0, sections: [], question };
  const search = (text: string): Promise<Texts> => {
    const cleaned = text.replace(worksIn, ' 지원').replace(worksOn, 'supported');
    return ask(cleaned.replace(filler, ' ').trim() || text);
  };
  const pick = (texts: Texts, text: string): Answered => ({
    ...pickAnswer(texts, text),
    question: text,
  });
  const answer = async (text: string): Promise<Answered> => pick(await search(text), text);
  if (logLine.test(question)) {
    for (const name of new Set(question.match(code))) {
      const texts = await ask(name);
      if (texts.sections[0]?.heading === name) return pick(texts, name);
    }
  }
  const texts = await search(question);
  const standalone = pick(texts, question);
  if (before === undefined) return standalone;
  const isEmpty = texts.terms.every(({ isFunctionWord }) => isFunctionWord);
  const goesOn = isEmpty || isFragment(question);
  // A question that stands by itself is not about the one before.
  if (!goesOn) {
    const isOpen = isShort(question) || followUp.test(question.trim());
    if (standalone.quotes.length > 0 || !isOpen) return standalone;
  }
  const picked = await answer(mergeQuestions(question.trim(), before));
  if (picked.quotes.length === 0) return standalone;
  // The same answer again is better than none, if the site knows what the question names.
  if (isEmpty || (goesOn && standalone.quotes.length === 0 && standalone.sources.length > 0))
    return picked;
  return isLessSure(picked, await answer(before)) ? standalone : picked;
}

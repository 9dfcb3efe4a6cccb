import { codeAt, type Finding, type Passage, type Rule } from '../../passages/Passage';
import { CODE } from '../../passages/Passage';
import { endingOf, type Ending } from './lastSound';

/** The particle after an open syllable, and the one after a closed syllable. */
const pairs = [
  ['는', '은'],
  ['가', '이'],
  ['를', '을'],
  ['와', '과'],
  ['로', '으로'],
] as const;

const written = new RegExp(
  `(${CODE}|[A-Za-z][\\w.-]*)(${pairs
    .flat()
    .toSorted((one, other) => other.length - one.length)
    .join('|')})(?=[\\s.,!?)\\]]|$)`,
  'g',
);

function rightParticle(particle: string, ending: Ending): string | undefined {
  const pair = pairs.find((one) => one.some((form) => form === particle));
  if (!pair) return undefined;
  const [open, closed] = pair;
  if (open === '로') return ending === 'closed' ? closed : open;
  return ending === 'open' ? open : closed;
}

function judge(passage: Passage, match: RegExpExecArray): Finding[] {
  const [, head = '', particle = ''] = match;
  const word = head === CODE ? codeAt(passage, match.index) : head;
  // A description of nothing but a component has no word to agree with.
  if (!word) return [];
  const ending = endingOf(word);
  if (!ending) {
    const message = `"${word}"를 어떻게 읽는지 모릅니다. prose/glossary/readings.json에 적으세요.`;
    return [{ index: match.index, message }];
  }
  const right = rightParticle(particle, ending);
  if (!right || right === particle) return [];
  const message = `"${word}${particle}"이 아니라 "${word}${right}"입니다.`;
  return [{ index: match.index, message }];
}

/** The particle after code or a Latin word agrees with how the word is read aloud. */
export const particleAgreement: Rule = (passage) =>
  [...passage.text.matchAll(written)].flatMap((match) => judge(passage, match));

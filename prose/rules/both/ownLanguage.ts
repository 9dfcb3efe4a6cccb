import type { Finding, Rule } from '../../passages/Passage';

const hangul = /[가-힣]+/;
/** Words of a sentence that no name is made of, which an untranslated one has some of. */
const english = /\b(?:the|is|are|it|you|your|when|with|this|that|to|of)\b/gi;

/** A passage is in the language of its page: nothing waits to be translated. */
export const ownLanguage: Rule = ({ language, text }): Finding[] => {
  const found = hangul.exec(text);
  if (language === 'en') {
    const message = `"${found?.[0]}" is Korean on an English page. Write it in English. Where it is an example, mark it as code.`;
    return found ? [{ index: found.index, message }] : [];
  }
  if (found || (text.match(english) ?? []).length < 2) return [];
  return [{ index: 0, message: '영어로 된 글입니다. 한국어로 쓰세요.' }];
};

import type { Emotion, Language } from '../core/Hooks.js';
import { type RuleContext, rules } from './rules.js';

/** Detects which of the two languages a text is in; `fallback` when it cannot tell. */
export function detectLanguage(text: string, fallback: Language): Language {
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  return /\p{Script=Latin}/u.test(text) ? 'en' : fallback;
}

/** Reports that a recording arrived and why it was not transcribed. */
export function replyToRecording(language: Language): string {
  return language === 'ko'
    ? '녹음을 받았습니다. 이 에이전트는 음성을 인식하지 않습니다. 음성 인식은 transcribe 훅에 연결하세요.'
    : 'I received your recording. This agent does not recognize speech: connect speech recognition to the transcribe hook.';
}

/** Greets the user, by name if the client has given one. */
export function greetByRule(
  language: Language,
  { name }: Readonly<Record<string, unknown>>,
): string {
  const called = typeof name === 'string' ? name : '';
  return language === 'ko'
    ? `안녕하세요${called && `, ${called} 님`}. 무엇을 도와드릴까요?`
    : `Hello${called && `, ${called}`}. How can I help?`;
}

/** Context of a text. */
export interface ReplyCircumstances extends RuleContext {
  /** The session's language. */
  language: Language;
  /** Sets the emotion of the answer, where the rule has one. */
  setEmotion?(emotion: Emotion): void;
}

/** Answers a text with the first rule that matches, in the language of the text. */
export function replyByRule(text: string, circumstances: ReplyCircumstances): string {
  const language = detectLanguage(text, circumstances.language);
  for (const rule of Object.values(rules)) {
    const match = text.match(rule.pattern);
    if (!match) continue;
    if (rule.emotion) circumstances.setEmotion?.(rule.emotion);
    return rule.answer[language](match, circumstances);
  }
  return text;
}

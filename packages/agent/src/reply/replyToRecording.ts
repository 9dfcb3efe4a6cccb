import type { Language } from '../core/Language.js';

/** Says that a recording arrived and why its words are not known. */
export function replyToRecording(language: Language): string {
  return language === 'ko'
    ? '녹음을 받았습니다. 이 에이전트는 말을 알아듣지 못합니다. 음성 인식은 transcribe 훅에 연결하세요.'
    : 'I received your recording. I cannot understand speech: connect speech recognition to the transcribe hook.';
}

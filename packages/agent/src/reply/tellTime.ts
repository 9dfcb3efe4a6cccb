import type { Language } from '../core/Language.js';

/** Tells the time of day in words that do not depend on what the platform knows of a language. */
export function tellTime(now: Date, language: Language): string {
  const isMorning = now.getHours() < 12;
  const hour = now.getHours() % 12 || 12;
  const minute = now.getMinutes();
  if (language === 'ko') return `${isMorning ? '오전' : '오후'} ${hour}시 ${minute}분`;
  return `${hour}:${String(minute).padStart(2, '0')} ${isMorning ? 'a.m.' : 'p.m.'}`;
}

import type { Language } from '../core/Language.js';

const koreanDays = ['일', '월', '화', '수', '목', '금', '토'];
const englishDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Tells the date and the day of the week. */
export function tellDate(now: Date, language: Language): string {
  const [year, month, date, day] = [now.getFullYear(), now.getMonth(), now.getDate(), now.getDay()];
  return language === 'ko'
    ? `${year}년 ${month + 1}월 ${date}일 ${koreanDays[day]}요일`
    : `${englishDays[day]}, ${englishMonths[month]} ${date}, ${year}`;
}

/** The texts about a newer build, in both languages. */
export const words = {
  ko: {
    label: '새 버전 알림',
    text: '이 사이트의 새 버전이 있습니다.',
    load: '새로 불러오기',
  },
  en: {
    label: 'New version',
    text: 'A new version of this site is available.',
    load: 'Reload',
  },
};

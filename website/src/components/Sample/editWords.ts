/** What is said of editing before the editor is there. */
export const editWords = {
  edit: { ko: '편집', en: 'Edit' },
  failed: {
    ko: '편집기를 불러오지 못했습니다. 네트워크를 확인하고 다시 누르세요.',
    en: 'The editor could not be loaded. Check the network and press again.',
  },
} as const;

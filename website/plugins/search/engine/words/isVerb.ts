const endings =
  /(?<!하)(?:려면|나요|까요|어요|아요|여요|려요|겨요|세요|니다|는데|네요|지요|을까|될까|려고)$/;

/** Whether a Hangul word ends like a verb that asks or tells; nouns made verbs (연결하려면) do not. */
export const isVerb = (word: string): boolean => endings.test(word);

/** Question and function words. They count a little, in case there is nothing else. */
const listed = `어떤 어떠 왜 누가 방법 방법은 법 하나 해야 할 해 하기 한 될까요 될 수 것 거 건 중에 경우 대해 관해 대한 관련 됨 남 함 알려줘 알려주세요 줘 줄래 봐 싶은데 좀 그 이 저
  같은 같아요 위한 위해 통해 및 또는 그리고 어느 무슨 써야 쓸 말아야 안 못 말고 될까 이유 이유는 차이 차이는 주세요 계속 자꾸 두 세 네 여러 모든 각 이거 이건
  이게 이걸 그거 그건 그게 거예요 거에요 겁니다 총 꼭 우리 저희 실제로 정말 정말로 아예 따로 혹시 그냥 근데 하나도 전혀 되 돼 거랑 걸로 건가요 건지 거고 거죠 너무 아주 매우 진짜 잘 더 또 이제 이미 아직 다 먼저 제대로 안에서 위에서 사이에 따라 직접 a an the
  is are was be do does did how what which when where why who can could should would i you it
  its my me we to of use using used want need in on for with and or if from by at as this that
  there have has get got not your into am been being will may might must they them our us than
  then but so too very just also only even ever still always again any some something anything
  about up much many way ways thing let make makes made work works working happen happens try
  keep keeps please help difference between possible really`;

const stopWords: ReadonlySet<string> = new Set(listed.split(/\s+/));

/** Forms of auxiliary verbs: 나는데, 떠요, 있습니다, 했을, 싶으면. */
const emptyVerb =
  /^(?!보고$|보도$)(?:[나났납뜨떠떴뜹되돼됐됩하해했합있없않싶쓰써썼씁보봐봤주줘줬알]|모르|몰라)(?:고|는(?:데요?|지)?|[나네어아여]?요|[어아여니]|습?니다|으?려?면|을(?:까요?)?|[던지서도게죠]|다[고면]?)?$/;

/** Interrogatives with their suffixes: 뭐고, 언제까지, 어디에서, 무엇을. */
const interrogative = /^(?:뭐|뭔|뭘|무엇|언제|어디|누구|얼마|어떻|때)[가-힣]{0,3}$/;

/** Whether it is a question or function word. */
export const isStopWord = (word: string): boolean =>
  stopWords.has(word) || (word.length > 1 && emptyVerb.test(word)) || interrogative.test(word);

/** The same for a Korean query, in which `this` and `for` are names rather than grammar. */
export const isKoreanStopWord = (word: string): boolean =>
  !/^[b-z][a-z]/.test(word) && isStopWord(word);

/** Whether such a word reports a failure, and so leads to troubleshooting. */
export const isComplaint = (word: string): boolean =>
  /^(?:not|works?|working|keeps?|still|안|못|자꾸|계속)$/.test(word);

/** A word of a text with its position, in UTF-16 units. */
export interface Word {
  /** The normalized word; `not` for don't and the like. */
  text: string;
  start: number;
  end: number;
  script: 'hangul' | 'latin';
  /** Whether it is Hangul directly after Latin or digits, as particles are: `useAgent를`. */
  isAttached: boolean;
}

const wordPattern =
  /[가-힣ㄱ-ㆎ]+|[\p{L}\p{N}_$](?:(?![가-힣ㄱ-ㆎ])[\p{L}\p{M}\p{N}_$]|[.\-'’:](?=(?![가-힣ㄱ-ㆎ])[\p{L}\p{N}_$]))*/gu;

/** Splits a text into words: runs of Hangul, and identifiers including inner dots and hyphens. */
export function splitWords(line: string): Word[] {
  const words: Word[] = [];
  let previousEnd = -1;
  for (const match of line.matchAll(wordPattern)) {
    const start = match.index;
    const end = start + match[0].length;
    const text = match[0].replace(/^[a-z]+n['’]t$/i, 'not');
    const script = /^[가-힣ㄱ-ㆎ]/u.test(text) ? 'hangul' : 'latin';
    const isAttached =
      script === 'hangul' && (previousEnd === start || /[)\]`'"”’>]/.test(line[start - 1] ?? ''));
    previousEnd = end;
    // 안됨 is 안 됨, but 안내 is one word.
    const cut = /^[안못]/.test(text) && isStopWord(text.slice(1)) ? 1 : 0;
    const push = (part: string, from: number, to: number, isGlued: boolean): number =>
      words.push({ text: part, start: from, end: to, script, isAttached: isGlued });
    if (cut) push(text.charAt(0), start, start + 1, isAttached);
    push(text.slice(cut), start + cut, end, isAttached && !cut);
  }
  return words;
}

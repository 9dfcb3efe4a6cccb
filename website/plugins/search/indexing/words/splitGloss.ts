export interface Glossed {
  name: string;
  glosses: string[];
}

const gloss = /(?<=[가-힣]["'”’`]?) ?\(([A-Za-z][A-Za-z .,'’-]*)\)/g;

// 설치(Windows) says which one, not 설치 again.
const places =
  'windows|mac ?os|linux|unix|ubuntu|debian|android|ios|ipad ?os|wsl|web|desktop|mobile';
const programs =
  'chrome|chromium|safari|firefox|edge|node|deno|bun|npm|yarn|pnpm|npx|bash|zsh|powershell|homebrew|docker|react|vue|svelte|angular|vite|webpack|typescript|javascript';
const standings =
  'alpha|beta|deprecated|experimental|legacy|optional|recommended|required|advanced';
const qualifier = new RegExp(`^(?:${places}|${programs}|${standings}|.+\\.js)$`, 'i');

// What Korean calls some of them: 웹(Web) says it again, 설치(Web) says which one.
const koreanOf: Record<string, string> = {
  web: '웹',
  mobile: '모바일',
  desktop: '데스크톱',
  windows: '윈도우?즈?',
  android: '안드로이드',
  react: '리액트',
  alpha: '알파',
  beta: '베타',
  optional: '선택',
  recommended: '권장|추천',
  required: '필수',
  advanced: '고급|심화',
};

const repeats = (before: string, text: string): boolean => {
  const korean = koreanOf[text.toLowerCase()];
  return korean !== undefined && new RegExp(`(?:${korean})["'”’\`]?$`).test(before);
};

const isQualifier = (text: string): boolean =>
  text.split(/,| and | or /).every((part) => qualifier.test(part.trim()));

/**
 * Takes from a Korean heading what it says again in English, 명명된 슬롯(Named Slots), and leaves
 * what it is about: a platform, a program, a standing.
 */
export function splitGloss(heading: string): Glossed {
  const glosses: string[] = [];
  const name = heading.replace(gloss, (whole, text: string, at: number) => {
    if (isQualifier(text) && !repeats(heading.slice(0, at), text)) return whole;
    glosses.push(text);
    return ' ';
  });
  return { name, glosses };
}

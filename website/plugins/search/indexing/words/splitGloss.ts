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

const isQualifier = (text: string): boolean =>
  text.split(/,| and | or /).every((part) => qualifier.test(part.trim()));

/**
 * Takes from a Korean heading what it says again in English, 명명된 슬롯(Named Slots), and leaves
 * what it is about: a platform, a program, a standing.
 */
export function splitGloss(heading: string): Glossed {
  const glosses: string[] = [];
  const name = heading.replace(gloss, (whole, text: string) => {
    if (isQualifier(text)) return whole;
    glosses.push(text);
    return ' ';
  });
  return { name, glosses };
}

export interface Glossed {
  name: string;
  glosses: string[];
}

const gloss = /(?<=[가-힣]["'”’`]?) ?\(([A-Za-z][A-Za-z .,'’-]*)\)/g;

/** Takes from a Korean heading what it says again in English: 명명된 슬롯(Named Slots). */
export function splitGloss(heading: string): Glossed {
  const glosses = [...heading.matchAll(gloss)].flatMap(([, text = '']) => text);
  return { name: heading.replace(gloss, ' '), glosses };
}

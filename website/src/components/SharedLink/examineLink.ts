import type { Locale } from '@site/brand';
import { decodeText } from '../SampleEditor/shareLink';

/** A warning about an invalid link. */
export interface LinkWarning {
  label: string;
  text: string;
}

const words: Record<'cut' | 'elsewhere', Record<Locale, string>> = {
  cut: {
    ko: '링크가 잘려 원래 코드를 보여 줍니다.',
    en: 'Incomplete link: this is the original code.',
  },
  elsewhere: {
    ko: '링크의 예제가 이 페이지에 없습니다.',
    en: 'The linked sample is not on this page.',
  },
};
const label: Record<Locale, string> = { ko: '공유 링크 알림', en: 'Shared link' };

/** What is wrong with the edited sample in this page's address, if anything. */
export async function examineLink(locale: Locale): Promise<LinkWarning | undefined> {
  const parameters = new URLSearchParams(location.hash.slice(1));
  const samples = [...document.querySelectorAll<HTMLElement>('[data-live]')];
  const isHere = samples.some(({ dataset }) => dataset.sample === parameters.get('edit'));
  const isWhole = (await decodeText(parameters.get('text') ?? '')) !== undefined;
  if (isHere && isWhole) return undefined;
  return { label: label[locale], text: words[isHere ? 'cut' : 'elsewhere'][locale] };
}

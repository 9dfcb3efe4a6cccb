import type { DeferredHydrationOptions } from 'deferred-hydration';
import { brand } from '../brand';
import { browserTargets } from './browserTargets';
import { announcement, colorMode } from './theme';

/** The configuration of deferred hydration. */
export const hydration: DeferredHydrationOptions = {
  baseUrl: brand.baseUrl,
  targets: browserTargets,
  announcementId: announcement.id,
  defaultColorMode: colorMode.respectPrefersColorScheme ? 'system' : colorMode.defaultMode,
  // An edited sample or a search, which only the app can handle.
  startFor: /[?&]q=|#edit=/,
  colorControl: '.color-mode',
  searchControl: '.navbar [aria-haspopup=dialog]',
  searchDialog: '#search',
  belowFold: ':is(.markdown,.beside)>:nth-child(n+4)',
  // Files for integrators, and the frames of samples.
  excludedPaths: ['sdk/*', 'live/*', 'assets/*'],
  styleGroupOf: (path) => /^docs\/(?:api|usage|troubleshooting)?/.exec(path)?.[0] ?? path,
  bannerTexts: {
    ko: {
      title: '사이트를 제대로 불러오지 못했습니다',
      hint: '대개 baseUrl 설정이 실제 주소와 다를 때 생기는 문제입니다.',
      configured: '지금 설정된 baseUrl:',
      suggested: '예상되는 baseUrl:',
    },
    en: {
      title: 'The site did not load properly',
      hint: 'The usual cause is a wrong baseUrl in the configuration.',
      configured: 'Configured baseUrl:',
      suggested: 'Try this baseUrl:',
    },
  },
};

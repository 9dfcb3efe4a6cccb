import { brand } from '../brand';

/** The announcement bar. A new `id` shows it again to readers who dismissed the last one. */
export const announcement = {
  id: 'local-agent-0-1',
  content: {
    ko: `계정 없이 SDK를 실행해 보세요. <a href="${brand.baseUrl}docs/getting-started/">시작하기</a>`,
    en: `Run the SDK without an account, against the local agent. <a href="${brand.baseUrl}en/docs/getting-started/">Get started</a>`,
  },
  isCloseable: true,
};

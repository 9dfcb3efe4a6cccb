export type { BannerTexts, DeferredHydrationOptions } from './options';
export { deferredHydration, pageTemplate } from './plugin';

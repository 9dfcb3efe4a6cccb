export {
  hashOf,
  listElements,
  policyElement,
  readInline,
  type InlineHashes,
  type PageElement,
} from './contentPolicy';
export { contentTypeOf, listFiles } from './files';
export { precompress } from './precompress';
export { answerRequest } from './preview/answerRequest';
export { listen, loopback, type Listening } from './preview/listen';
export {
  startPreviewServer,
  type PreviewOptions,
  type PreviewServer,
  type UnpublishedAddress,
} from './preview/server';
export { readSite, type Site } from './preview/site';
export { renderCaddy } from './render/caddy';
export { renderNginx } from './render/nginx';
export { renderHosts, type RenderedSite } from './render/renderHosts';
export { readRendering, type Rendering } from './render/rendering';
export {
  immutableCacheControl,
  type HeaderRule,
  type HostingOptions,
  type HostingRules,
} from './rules';
export { sealPages } from './sealPage';

// The core's banner for a wrong base URL is off here (src/components/BaseUrlBanner speaks both
// languages), which the core finds out in the browser.
module.exports = function trimBanner(source) {
  if (!source.includes('siteConfig: { baseUrl, baseUrlIssueBanner }')) {
    throw new Error("The core's banner is no longer written as it was.");
  }
  return 'export default function BaseUrlIssueBanner() { return null; }';
};

const rewrite = require('../changed-packages/rewrite.cjs');

const banner = /^[^]*siteConfig: \{ baseUrl, baseUrlIssueBanner \}[^]*$/;
const nothing = 'export default function BaseUrlIssueBanner() { return null; }';

// The core's banner for a wrong base URL is off here (src/components/BaseUrlBanner speaks both
// languages), which the core finds out in the browser.
module.exports = (source) => rewrite(source, [banner, nothing]);

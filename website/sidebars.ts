import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** Pages whose label is the name of what they document, shown as code. */
const codeNames = [
  'actions',
  'connect',
  'disconnect',
  'send-text',
  'send-tts',
  'start-recording',
  'stop-recording',
  'stop-speaking',
];

const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    'introduction',
    'getting-started',
    'environment-setup',
    'authentication',
    {
      type: 'category',
      label: '사용법',
      key: 'usage',
      collapsible: false,
      className: 'glyph-usage',
      items: [
        'usage/html-js',
        'usage/react',
        'usage/typescript',
        { type: 'link', label: '얼굴', key: 'face', href: '/docs/usage/html-js/#show-face' },
      ],
    },
    'webview-integration',
    'go-live',
    {
      type: 'category',
      label: 'API 레퍼런스',
      key: 'api',
      collapsible: false,
      className: 'glyph-api',
      items: codeNames.map(
        (id) => ({ type: 'doc', id: `api/${id}`, className: 'code-name' }) as const,
      ),
    },
    'troubleshooting',
  ],
};

export default sidebars;

import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** Pages that are called as what they describe is in code. */
const methods = [
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
      items: ['usage/html-js', 'usage/react', 'usage/typescript', 'usage/sound'],
    },
    'webview-integration',
    {
      type: 'category',
      label: 'API 레퍼런스',
      key: 'api',
      collapsible: false,
      items: [
        'api/actions',
        ...methods.map((id) => ({ type: 'doc', id: `api/${id}`, className: 'code-name' }) as const),
      ],
    },
    'troubleshooting',
  ],
};

export default sidebars;

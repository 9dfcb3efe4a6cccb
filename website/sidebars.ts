import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

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
      items: ['usage/html-js', 'usage/react', 'usage/typescript'],
    },
    'webview-integration',
    {
      type: 'category',
      label: 'API 레퍼런스',
      key: 'api',
      collapsible: false,
      items: [
        'api/actions',
        'api/connect',
        'api/disconnect',
        'api/send-text',
        'api/send-tts',
        'api/start-recording',
        'api/stop-recording',
        'api/stop-speaking',
      ],
    },
    'troubleshooting',
  ],
};

export default sidebars;

import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    'introduction',
    'getting-started',
    'environment-setup',
    'authentication',
    {
      type: 'category',
      label: 'Usage',
      key: 'usage',
      collapsible: false,
      items: ['usage/html-js', 'usage/react', 'usage/typescript'],
    },
    'webview-integration',
    {
      type: 'category',
      label: 'API reference',
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

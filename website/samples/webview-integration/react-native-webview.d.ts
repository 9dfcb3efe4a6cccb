declare module 'react-native-webview' {
  import type { ReactNode } from 'react';

  export function WebView(props: {
    source: { uri: string };
    originWhitelist?: string[];
    onShouldStartLoadWithRequest?: (request: { url: string }) => boolean;
    allowsInlineMediaPlayback?: boolean;
    mediaPlaybackRequiresUserAction?: boolean;
    mediaCapturePermissionGrantType?:
      | 'deny'
      | 'grant'
      | 'grantIfSameHostElseDeny'
      | 'grantIfSameHostElsePrompt'
      | 'prompt';
  }): ReactNode;
}

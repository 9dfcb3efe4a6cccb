import { WebView } from 'react-native-webview';

const origin = 'https://app.example.com';

export function AgentScreen() {
  return (
    <WebView
      source={{ uri: `${origin}/talk` }}
      originWhitelist={[origin]}
      onShouldStartLoadWithRequest={({ url }) =>
        url.startsWith(`${origin}/`)
      }
      allowsInlineMediaPlayback
      mediaPlaybackRequiresUserAction={false}
      mediaCapturePermissionGrantType="grantIfSameHostElseDeny"
    />
  );
}

// Android WebView has no permissions API, and other browsers may reject.
const permission = await navigator.permissions
  ?.query({ name: 'microphone' })
  .catch(() => undefined);
console.log(permission?.state ?? 'unknown');

if (permission) {
  permission.onchange = () => console.log(permission.state);
}

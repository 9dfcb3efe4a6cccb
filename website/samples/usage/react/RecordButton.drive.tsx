import { useAgent } from 'product-sdk/react';
import { getToken } from './getToken';
import { RecordButton } from './RecordButton';

export default function RecordPage() {
  const { state, actions, on } = useAgent({
    url: 'ws://localhost:8787',
    getToken,
  });
  return <RecordButton state={state} actions={actions} on={on} />;
}

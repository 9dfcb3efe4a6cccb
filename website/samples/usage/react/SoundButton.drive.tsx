import { useEffect } from 'react';
import { useAgent } from 'product-sdk/react';
import { getToken } from './getToken';
import { SoundButton } from './SoundButton';

export default function WelcomePage() {
  const { messages, actions, on } = useAgent({
    url: 'ws://localhost:8787',
    getToken,
    language: 'en',
  });

  useEffect(() => {
    void actions.connect().then(() => actions.sendTts('Welcome.'));
  }, [actions]);

  return (
    <>
      <SoundButton on={on} />
      <p>{messages.at(-1)?.text}</p>
    </>
  );
}

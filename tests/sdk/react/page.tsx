import { StrictMode, Suspense, use, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createOutput } from 'product-sdk/audio';
import { useAgent } from 'product-sdk/react';
import { AgentFace } from 'product-sdk/react/face';
import { fetchToken } from '../harness/fetchToken';

/* A React page. The address of the agent and the component come after the #; results are logged
   to the console. */

const { place, scene } = JSON.parse(decodeURIComponent(location.hash.slice(1)));

const Panel = ({ language = 'ko' }: { language?: 'ko' | 'en' }) => {
  const { state, messages, actions } = useAgent({
    url: place.url,
    language,
    getToken: ({ signal }) => fetchToken(place.tokenUrl, place.apiKey, signal),
  });
  useEffect(() => {
    actions.connect().then(
      (session) => console.info(`connected ${session.language}`),
      (error) => console.info(error.code),
    );
  }, [actions]);
  return (
    <>
      <output>{state}</output>
      <button onClick={() => void actions.sendText('안녕하세요')}>send</button>
      <ul>
        {messages.map(({ id, role, status }) => (
          <li key={id}>{`${role} ${status}`}</li>
        ))}
      </ul>
    </>
  );
};

/** Connects in an effect that depends on the agent, as many applications do. */
const WholeAgent = () => {
  const agent = useAgent({
    url: place.url,
    getToken: ({ signal }) => fetchToken(place.tokenUrl, place.apiKey, signal),
  });
  useEffect(() => {
    // Not awaited: StrictMode cancels it at once.
    void agent.actions.connect();
    return () => void agent.actions.disconnect();
  }, [agent]);
  return (
    <>
      <output>{agent.state}</output>
      <button onClick={() => void agent.actions.sendText('안녕하세요')}>send</button>
      <p>{agent.messages.at(-1)?.text}</p>
    </>
  );
};

/** Signs another user in: `getToken` then requests a token for them. */
const SignIn = () => {
  const [user, setUser] = useState('first');
  const { state, actions } = useAgent({
    url: place.url,
    getToken: ({ signal }) => {
      console.info(`token for ${user}`);
      return fetchToken(place.tokenUrl, place.apiKey, signal);
    },
  });
  return (
    <>
      <output>{state}</output>
      <button onClick={() => setUser('second')}>sign in</button>
      <button onClick={() => void actions.connect()}>connect</button>
    </>
  );
};

/** Re-renders with another user: the tool then uses it. */
const Tools = () => {
  const [user, setUser] = useState('first');
  const { state, messages, actions } = useAgent({
    url: place.url,
    getToken: ({ signal }) => fetchToken(place.tokenUrl, place.apiKey, signal),
    speech: 'off',
    tools: { whoAmI: { description: '', run: () => user } },
    // New on every render, with another key order.
    output: createOutput({ muted: user === 'second' }),
  });
  useEffect(() => void actions.connect().catch(() => undefined), [actions]);
  return (
    <>
      <output>{state}</output>
      <button onClick={() => setUser('second')}>sign in</button>
      <button onClick={() => void actions.sendText('whoAmI')}>send</button>
      <p>{messages.at(-1)?.text}</p>
    </>
  );
};

const circular: Record<string, unknown> = {};
circular.self = circular;

/** Has a tool, and then a context, that cannot be serialized. */
const Circular = () => {
  const [context, setContext] = useState<Record<string, unknown>>({});
  const { actions } = useAgent({
    url: place.url,
    getToken: ({ signal }) => fetchToken(place.tokenUrl, place.apiKey, signal),
    context,
    tools: { openCart: { description: '', parameters: circular, run: () => undefined } },
  });
  const connect = () => actions.connect().catch((error) => console.info(error.message));
  return (
    <>
      <button onClick={() => void connect()}>connect</button>
      <button onClick={() => setContext(circular)}>tell</button>
    </>
  );
};

const red = { width: 96, '--face-hair': 'red' };

/** A face that speaks, becomes still, and unmounts. */
const Faced = () => {
  const [still, setStill] = useState(false);
  const [shown, setShown] = useState(true);
  const agent = useAgent({
    url: place.url,
    getToken: ({ signal }) => fetchToken(place.tokenUrl, place.apiKey, signal),
    speech: 'off',
  });
  const { connect, sendText } = agent.actions;
  return (
    <>
      <button onClick={() => void connect().then(() => sendText('안녕하세요'))}>send</button>
      <button onClick={() => setStill(true)}>still</button>
      <button onClick={() => setShown(false)}>leave</button>
      {shown && <AgentFace agent={agent} still={still} className="face" style={red} />}
    </>
  );
};

/** Mounts the panel, unmounts it or changes its language. */
const Switch = () => {
  const [shown, setShown] = useState(true);
  const [language, setLanguage] = useState<'ko' | 'en'>('ko');
  return (
    <>
      <button onClick={() => setShown(false)}>leave</button>
      <button onClick={() => setLanguage('en')}>English</button>
      {shown && <Panel language={language} />}
    </>
  );
};

let arrive: (word: string) => void;
const later = new Promise<string>((resolve) => {
  arrive = resolve;
});

/** Suspends beside the panel, in the same boundary. */
const Slow = () => <p>{use(later)}</p>;

const Suspended = () => (
  <>
    <button onClick={() => arrive('arrived')}>arrive</button>
    <Suspense fallback={<p>waiting</p>}>
      <Panel />
      <Slow />
    </Suspense>
  </>
);

const body = document.body.appendChild(document.createElement('div'));

if (scene === 'hydrate') {
  body.innerHTML = '<output>idle</output><button>send</button><ul></ul>';
  hydrateRoot(body, <Panel />, { onRecoverableError: (error) => console.error(String(error)) });
} else {
  const scenes = {
    strict: <Switch />,
    suspended: <Suspended />,
    whole: <WholeAgent />,
    signIn: <SignIn />,
    tools: <Tools />,
    circular: <Circular />,
    faced: <Faced />,
  };
  createRoot(body).render(<StrictMode>{scenes[scene as keyof typeof scenes]}</StrictMode>);
}

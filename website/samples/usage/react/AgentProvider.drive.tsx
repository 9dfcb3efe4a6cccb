import { AgentProvider, useSharedAgent } from './AgentProvider';

function ConnectButton() {
  const { actions } = useSharedAgent();
  return <button onClick={() => void actions.connect()}>Connect</button>;
}

function StateLine() {
  return <p>State: {useSharedAgent().state}</p>;
}

export default function SharingPage() {
  return (
    <AgentProvider>
      <ConnectButton />
      <StateLine />
    </AgentProvider>
  );
}

import '../harness/agentPage';

/* Speaks on load, as a page without a user gesture: evaluating code in a page counts as one. The
   address of the agent comes after the #. */

const agent = window.agentAt(JSON.parse(decodeURIComponent(location.hash.slice(1))));
const list = document.body.appendChild(document.createElement('ol'));
const button = document.body.appendChild(document.createElement('button'));

const tell = (line: string): void => {
  console.info(line);
  list.appendChild(document.createElement('li')).textContent = line;
};

agent.on('state-change', ({ state }) => tell(state));
agent.on('speech-start', ({ voice }) => tell(`start by ${voice}`));
agent.on('speech-end', ({ completed }) => tell(completed ? 'spoken' : 'stopped'));
agent.on('autoplay-blocked', ({ resume }) => {
  tell('blocked');
  button.textContent = 'resume';
  button.onclick = () => void resume();
  window.addEventListener('keydown', () => void agent.actions.stopSpeaking());
});

await agent.actions.connect();
await agent.actions.sendTts('눌러 주세요');

import { openPage } from '../../site/openPage';
import { linesOf, outcomeOf, runButton } from '../runSample';
import { expect, test } from '../test';
import { path, write } from './editor';

test.use({ expectedMessages: /Ignored call to 'alert/ });

const unawaited = `import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({ url: 'ws://localhost:8787', getToken });
const { connect, sendText } = agent.actions;
void connect().then(() => sendText('Hello')).then(() => alert('replied'));
console.table([agent.state]);`;

test('an edited sample lasts while its agent is busy, and a dialog it opens is told of', async ({
  page,
}) => {
  await openPage(page, path);
  const sample = await write(page, unawaited);
  await runButton(sample).click();
  expect(await outcomeOf(sample)).toBe('done');
  expect(await linesOf(sample)).toEqual(['["connecting"]', expect.stringContaining('alert()')]);
});

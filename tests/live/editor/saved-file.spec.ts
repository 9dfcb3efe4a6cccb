import { openPage } from '../../site/openPage';
import { expect, test } from '../test';
import { greeting, path, write } from './editor';
import { openAlone, save } from './savedFile';

test('an edited sample can be saved as one self-contained file', async ({ page, browser }) => {
  await openPage(page, path);
  const sample = await write(
    page,
    `${greeting}
window.fetch = () => Promise.resolve(new Response('', { status: 503 }));
await getToken().catch(({ message }: Error) => console.log(message));
console.table(['row']);`,
  );
  const file = await save(page, sample);
  expect(file).toMatch(/send-text\.html$/);
  const tab = await openAlone(browser, file);
  await expect(tab.locator('#lines')).toHaveText(
    '안녕하세요 👋 true\nThe token server answered 503.\n["row"]\n',
  );
  await tab.context().close();
});

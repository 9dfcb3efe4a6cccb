import type { Locator, Page } from '@playwright/test';
import { expect } from '../test';

export const path = '/docs/api/send-text/';
export const name = 'api/send-text.ts';

export const greeting = `import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({ url: 'ws://localhost:8787', getToken });
await agent.actions.connect();
const reply: string = await agent.actions.sendText('안녕하세요 👋');
console.log(agent.messages[0]?.text, reply.length > 0);
await agent.actions.disconnect();`;

export const sampleOn = (page: Page): Locator => page.locator(`[data-sample="${name}"]`);
export const editorOf = (sample: Locator): Locator => sample.getByRole('textbox');
export const editButton = (sample: Locator): Locator =>
  sample.getByRole('button', { name: /^(편집|Edit)$/ });

/** Opens the editor of a sample. */
export async function openEditor(sample: Locator): Promise<void> {
  await editButton(sample).click();
  await expect(editorOf(sample)).toBeFocused();
}

/** Opens the editor of a sample and replaces its text. */
export async function write(page: Page, text: string): Promise<Locator> {
  const sample = sampleOn(page);
  await openEditor(sample);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
  return sample;
}

/** What stands in an editor. */
export const textOf = async (editor: Locator): Promise<string> =>
  (await editor.locator('.cm-line').allTextContents()).join('\n');

import { expect, test } from '../site/test';
import { openChat } from './openChat';

test('the unmute button is visible only while autoplay is blocked', async ({ page }) => {
  const frame = await openChat(page);
  await frame.locator(':root').evaluate(() => {
    const speak = speechSynthesis.speak.bind(speechSynthesis);
    let isTapped = false;
    addEventListener('pointerdown', () => (isTapped = true), true);
    speechSynthesis.speak = (utterance) => {
      if (isTapped) return speak(utterance);
      const refusal = new SpeechSynthesisErrorEvent('error', { error: 'not-allowed', utterance });
      setTimeout(() => utterance.dispatchEvent(refusal));
    };
  });
  const sound = frame.getByRole('button', { name: '소리 켜기' });
  await expect(sound).toBeHidden();
  await frame.getByRole('textbox').fill('Hello');
  await frame.getByRole('textbox').press('Enter');
  await expect(sound).toBeVisible();
  await sound.click();
  await expect(sound).toBeHidden();
  // It stays hidden for the rest of the reply.
  await expect(frame.locator('#state')).toHaveText('ready');
  await expect(sound).toBeHidden();
});

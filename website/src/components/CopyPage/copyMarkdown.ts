import { copyText } from '../Sample/copyText';

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/** Copies by way of an element, where the clipboard takes no text that is still to come. */
async function copyByElement(text: string): Promise<boolean> {
  const element = document.createElement('pre');
  element.textContent = text;
  element.className = 'visually-hidden';
  document.body.append(element);
  const copied = await copyText(element);
  element.remove();
  return copied;
}

/**
 * Fetches a page's Markdown and copies it.
 *
 * @returns whether it was copied
 */
export async function copyMarkdown(path: string): Promise<boolean> {
  const fetched = fetchText(path);
  try {
    // Safari lets a page write during the press only: it is given the promise.
    const blob = fetched.then((text) => new Blob([text], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return fetched.then(copyByElement).catch(() => false);
  }
}

import { guardLoops } from './guardLoops';

const inlineScript = /(?<=<script\b[^>]*>)[^]*?(?=<\/script)/gi;

/** Guards the loops in the scripts of a page; all else stays as it was. */
export async function guardPage(markup: string): Promise<string> {
  const scripts = [...markup.matchAll(inlineScript)].map(([script]) => script);
  const guarded = await Promise.all(scripts.map(guardLoops));
  return markup.replace(inlineScript, () => guarded.shift() ?? '');
}

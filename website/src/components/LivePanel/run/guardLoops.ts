import type { SyntaxNode } from '@lezer/common';

interface Insertion {
  at: number;
  text: string;
}

function bodyOf(loop: SyntaxNode): SyntaxNode | null | undefined {
  const isDo = loop.name === 'DoStatement';
  let body = isDo ? loop.firstChild?.nextSibling : loop.lastChild;
  while (body?.name.endsWith('Comment')) body = isDo ? body.nextSibling : body.prevSibling;
  return body;
}

/**
 * Puts a call of `liveGuard` at the start of every loop's body, which ends a loop that never lets
 * the browser breathe. Most browsers run a frame in the same process as its page, where nothing
 * else could. Lines stay where they were.
 */
export async function guardLoops(script: string): Promise<string> {
  const { parser } = await import('@lezer/javascript');
  const insertions: Insertion[] = [];
  parser.parse(script).iterate({
    enter({ name, node }) {
      if (!/^(While|For|Do)Statement$/.test(name)) return;
      const body = bodyOf(node);
      // A loop that is not whole is an error that the browser will tell.
      if (!body || body.type.isError || /^(ForSpec|ParenthesizedExpression)$/.test(body.name))
        return;
      insertions.push({ at: body.from, text: '{liveGuard();' }, { at: body.to, text: '}' });
    },
  });
  insertions.sort((a, b) => a.at - b.at);
  let guarded = '';
  let from = 0;
  for (const { at, text } of insertions) {
    guarded += script.slice(from, at) + text;
    from = at;
  }
  return guarded + script.slice(from);
}

import type { Root } from 'mdast';

const entry = /^([\w-]+):\s*(?:(['"])(.*)\2|(.*?))\s*$/;

/** The plain entries at the head of a page: its title, its description; any other line by itself. */
export function readFrontMatter(tree: Root): Record<string, string> {
  const head = tree.children.find((node) => node.type === 'yaml');
  const found: Record<string, string> = {};
  for (const line of head?.value.split('\n') ?? []) {
    const [, name, , quoted, plain] = entry.exec(line) ?? [];
    if (name) found[name] = quoted ?? plain ?? '';
    else if (line.trim()) found[line.trim()] = '';
  }
  return found;
}

/** Whether an address is that of a page of the documentation, with or without what is behind `#`. */
const page = /^(.*\/docs\/[\w/-]+?)\/?$/;

/** The address of a page's Markdown; of anything else, or elsewhere, its own. */
export function markdownAddress(target: URL, site: string): string {
  const path = target.origin === new URL(site).origin && page.exec(target.pathname)?.[1];
  return path ? `${target.origin}${path}.md${target.hash}` : target.href;
}

/** The package of the server of the documentation. */
const server = { name: 'product-docs', package: 'product-docs-mcp' };

/** How an assistant is told of the server of the documentation: a command, or what a file holds. */
export interface McpClient {
  name: string;
  file?: string;
  code: string;
}

/**
 * Tells the common assistants of the server of the documentation.
 *
 * @param url - Where it answers over HTTP; without it, they run it themselves
 */
export function listMcpClients(url?: string): McpClient[] {
  const run = `npx -y ${server.package}`;
  const [command = '', ...args] = run.split(' ');
  const settings = url === undefined ? { command, args } : { url };
  const inFile = { mcpServers: { [server.name]: settings } };
  const named = JSON.stringify({ name: server.name, ...(url && { type: 'http' }), ...settings });
  return [
    {
      name: 'Claude Code',
      code: url
        ? `claude mcp add --transport http ${server.name} ${url}`
        : `claude mcp add ${server.name} -- ${run}`,
    },
    {
      name: 'Codex',
      code: url
        ? `codex mcp add ${server.name} --url ${url}`
        : `codex mcp add ${server.name} -- ${run}`,
    },
    { name: 'Cursor', file: '.cursor/mcp.json', code: JSON.stringify(inFile, null, 2) },
    { name: 'VS Code', code: `code --add-mcp '${named}'` },
  ];
}

/** The address at which an assistant is asked something. */
export function askAddress(assistant: string, prompt: string): string {
  return assistant.replace('{prompt}', encodeURIComponent(prompt));
}

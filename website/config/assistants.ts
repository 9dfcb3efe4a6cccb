/** Whether a URL is that of a documentation page, with or without a fragment. */
const page = /^(.*\/docs\/[\w/-]+?)\/?$/;

/** The URL of a page's Markdown; other URLs are returned unchanged. */
export function markdownAddress(target: URL, site: string): string {
  const path = target.origin === new URL(site).origin && page.exec(target.pathname)?.[1];
  return path ? `${target.origin}${path}.md${target.hash}` : target.href;
}

/** The package name of the MCP server. */
const server = { name: 'product-docs', package: 'product-docs-mcp' };

/** How to add the MCP server to an assistant: a command, or the content of a file. */
export interface McpClient {
  name: string;
  file?: string;
  code: string;
}

/**
 * Setup instructions of the MCP server for common assistants.
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

/** The URL that opens an assistant with a prompt. */
export function askAddress(assistant: string, prompt: string): string {
  return assistant.replace('{prompt}', encodeURIComponent(prompt));
}

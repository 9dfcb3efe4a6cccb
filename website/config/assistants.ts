import { brand } from '../brand';

/** The address of a documentation page, with or without a fragment, below that of the site. */
const page = /^((?:en\/)?docs\/[\w/-]+?)\/?(?=#|$)/;

/** The URL of a page's Markdown; other URLs are returned unchanged. */
export function markdownAddress({ href }: URL, site = brand.publicUrl + brand.baseUrl): string {
  return href.startsWith(site) ? site + href.slice(site.length).replace(page, '$1.md') : href;
}

/** The name of the MCP server in an assistant's settings. */
const server = 'product-docs';

/** How to add the MCP server to an assistant: a command, or the content of a file. */
export interface McpClient {
  name: string;
  file?: string;
  code: string;
}

/**
 * Setup instructions of the MCP server for common assistants.
 *
 * @param tarball - The address of its package
 * @param url - Where it answers over HTTP; without it, they run it themselves
 */
export function listMcpClients(tarball: string, url?: string): McpClient[] {
  const run = `npx -y ${tarball}`;
  const [command = '', ...args] = run.split(' ');
  const settings = url === undefined ? { command, args } : { url };
  const inFile = { mcpServers: { [server]: settings } };
  const named = JSON.stringify({ name: server, ...(url && { type: 'http' }), ...settings });
  return [
    {
      name: 'Claude Code',
      code: url
        ? `claude mcp add --transport http ${server} ${url}`
        : `claude mcp add ${server} -- ${run}`,
    },
    {
      name: 'Codex',
      code: url ? `codex mcp add ${server} --url ${url}` : `codex mcp add ${server} -- ${run}`,
    },
    { name: 'Cursor', file: '.cursor/mcp.json', code: JSON.stringify(inFile, null, 2) },
    { name: 'VS Code', code: `code --add-mcp '${named}'` },
  ];
}

/** The URL that opens an assistant with a prompt. */
export function askAddress(assistant: string, prompt: string): string {
  return assistant.replace('{prompt}', encodeURIComponent(prompt));
}

import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { type CodeChecker, kinds } from './CodeChecker';
import {
  cutSection,
  type Documentation,
  type Language,
  languages,
  listSections,
} from './Documentation';
import { lookUpErrors, lookUpSymbol } from './lookUp';

/** Limits of requests and responses. */
export const limits = { words: 300, log: 20_000, code: 50_000, answer: 60_000 } as const;

export interface ServerOptions {
  documentation: Readonly<Record<Language, Documentation>>;
  checker: CodeChecker;
  version: string;
}

const textResult = (text: string): CallToolResult => {
  const isLong = text.length > limits.answer;
  const note = '\n\n(Truncated. Request one section or one file.)';
  // Never within a character.
  const cut = text.slice(0, limits.answer).replace(/[\ud800-\udbff]$/, '');
  return { content: [{ type: 'text', text: isLong ? cut + note : text }] };
};

const refused = (text: string): CallToolResult => ({ ...textResult(text), isError: true });

const asJson = (value: unknown): string => JSON.stringify(value, null, 1);

const instructions = `Documentation of product-sdk, a client SDK that connects a web page to an AI agent by text and voice.
Never guess a name: use look_up_symbol. Start from a sample: list_samples, get_sample. Check the code
that you write: check_code. Look up an error by its code or a log: look_up_error.`;

/** Creates a read-only MCP server for the documentation. */
export function createServer({ documentation, checker, version }: ServerOptions): McpServer {
  const server = new McpServer({ name: 'product-docs', version }, { instructions });
  const annotations = { readOnlyHint: true, openWorldHint: false } as const;
  const language = z.enum(languages).default('en').describe('Language of the answer');
  const words = z.string().trim().min(1).max(limits.words);
  const docs = (requested: Language): Documentation => documentation[requested];
  const listNear = async (text: string, requested: Language): Promise<string> => {
    const found = await docs(requested).search(text.slice(0, limits.words));
    const near = found.slice(0, 3).map(({ title, page }) => `\n- ${title} (${page})`);
    return near.length > 0 ? ` The closest sections:${near.join('')}` : '';
  };

  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: 'Searches the documentation in Korean or English. Returns pages for read_page.',
      inputSchema: { query: words.describe('What to look for'), language },
      annotations,
    },
    async ({ query, language }) => {
      const found = await docs(language).search(query);
      if (found.length === 0) return textResult(`Nothing found for "${query}".`);
      return textResult(
        found.map(({ title, page, text }) => `- ${title} (${page}): ${text}`).join('\n'),
      );
    },
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description:
        'Returns a page, or one section of it, as Markdown. Without a page, lists all pages.',
      inputSchema: {
        page: words
          .optional()
          .describe('Such as "api/connect", "api/connect#errors" or an address'),
        section: words.optional().describe('The id of a section, such as "errors"'),
        language,
      },
      annotations,
    },
    ({ page: requested, section, language }) => {
      const { pages } = docs(language);
      const all = [...pages.values()].map(({ id, title }) => `- ${id}: ${title}`).join('\n');
      if (requested === undefined) return textResult(all);
      const page = docs(language).findPage(requested);
      if (!page) return refused(`There is no page "${requested}". The pages:\n${all}`);
      const id = section?.replace(/^#/, '') ?? requested.split('#')[1];
      if (!id) return textResult(page.markdown);
      const cut = cutSection(page.markdown, id);
      if (cut) return textResult(cut);
      const ids = listSections(page.markdown).join(', ');
      return refused(`The page ${page.id} has no section "${id}". Its sections: ${ids}`);
    },
  );

  server.registerTool(
    'look_up_symbol',
    {
      title: 'Look up an SDK name',
      description:
        'Describes a function, method, option, event, state, limit, type or field: signature, parameters, errors, and what a call does in each state.',
      inputSchema: {
        name: words.describe('Such as "sendText", "speech-mark", "AgentError"'),
        language,
      },
      annotations,
    },
    async ({ name, language }) => {
      const { found, hint } = lookUpSymbol(docs(language).reference, name);
      const placed = found.map((one) => ({
        ...one,
        page: docs(language).placeOf(one.of ?? one.fact.name),
      }));
      if (found.length > 0) return textResult(asJson(placed));
      return refused(`The SDK has no "${name}".${hint}${await listNear(name, language)}`);
    },
  );

  server.registerTool(
    'look_up_error',
    {
      title: 'Look up an error',
      description: 'Returns cause, fix and whether to retry, for an error code or a pasted log.',
      inputSchema: {
        text: z.string().trim().min(1).max(limits.log).describe('A code or a log'),
        language,
      },
      annotations,
    },
    async ({ text, language }) => {
      const errors = lookUpErrors(docs(language).reference, text);
      const placed = errors.map((one) => ({ ...one, page: docs(language).placeOf(one.code) }));
      if (errors.length > 0) return textResult(asJson(placed));
      return refused(
        `The text contains no error code of the SDK.${await listNear(text, language)}`,
      );
    },
  );

  server.registerTool(
    'list_samples',
    {
      title: 'List samples',
      description: 'Lists the samples of the pages, and how each was verified.',
      inputSchema: {
        containing: words.optional().describe('A word of its name, such as "react"'),
        language,
      },
      annotations,
    },
    ({ containing = '', language }) => {
      const named = [...docs(language).samples].filter(([name]) =>
        name.toLowerCase().includes(containing.toLowerCase()),
      );
      if (named.length === 0) return refused(`No sample has "${containing}" in its name.`);
      return textResult(
        named
          .map(([name, { proof, files }]) => `- ${name} (${proof}): ${files.join(', ')}`)
          .join('\n'),
      );
    },
  );

  server.registerTool(
    'get_sample',
    {
      title: 'Get a sample',
      description: 'Returns all files of a sample.',
      inputSchema: {
        name: words.describe('A name from list_samples, such as "api/connect.ts"'),
        language,
      },
      annotations,
    },
    ({ name, language }) => {
      const sample = docs(language).samples.get(name);
      if (!sample) return refused(`There is no sample "${name}". Use list_samples.`);
      const blocks = sample.files.map((file) => {
        const kind = file.slice(file.lastIndexOf('.') + 1);
        return `\`\`\`\`${kind} title="${file}"\n${docs(language).readFile(file)}\n\`\`\`\`\n`;
      });
      return textResult(`${sample.pages.join('\n')}\n\n${blocks.join('\n')}`);
    },
  );

  server.registerTool(
    'check_code',
    {
      title: 'Check code',
      description:
        'Checks code against the types of the SDK and for common mistakes. The code is never run. In HTML, inline scripts are checked.',
      inputSchema: { code: z.string().min(1).max(limits.code), kind: z.enum(kinds).default('ts') },
      annotations,
    },
    async ({ code, kind }) => {
      const mistakes = await checker.check(code, kind);
      const lines = mistakes.map(({ line, message, isSuggestion }) =>
        isSuggestion ? `Suggestion: ${message}` : `line ${line}: ${message}`,
      );
      const isCorrect = mistakes.every(({ isSuggestion }) => isSuggestion);
      return textResult([...(isCorrect ? ['No mistake found.'] : []), ...lines].join('\n'));
    },
  );

  server.registerResource(
    'page',
    new ResourceTemplate('docs://{language}/{+page}', {
      list: () => ({
        resources: languages.flatMap((language) =>
          [...docs(language).pages.values()].map(({ id, title }) => ({
            uri: `docs://${language}/${id}`,
            name: title,
            mimeType: 'text/markdown',
          })),
        ),
      }),
    }),
    { title: 'Page of the documentation', mimeType: 'text/markdown' },
    ({ href }, { language, page: requested }) => {
      const known = languages.find((one) => one === language);
      const page = known && documentation[known].findPage(String(requested));
      if (!page) throw new Error(`There is no page ${href}`);
      return { contents: [{ uri: href, mimeType: 'text/markdown', text: page.markdown }] };
    },
  );

  server.registerPrompt(
    'integrate',
    {
      title: 'Integrate the SDK',
      description: 'Writes an integration and checks it.',
      argsSchema: { task: z.string().max(limits.words).describe('What to build') },
    },
    ({ task }) => ({
      messages: [
        {
          role: 'user',
          content: {
            type: 'text',
            text: `${task}\n\nUse product-sdk. Read the page "getting-started", start from the closest sample with get_sample, look up every name that you aren't sure of, and check the result with check_code until it finds no mistakes.`,
          },
        },
      ],
    }),
  );
  return server;
}

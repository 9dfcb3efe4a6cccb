import {
  type Language,
  type ReplyContext,
  type ToolDescription,
  ToolError,
} from '../core/Hooks.js';

interface Property {
  type?: unknown;
  enum?: unknown;
}

/**
 * Extracts the value of an argument from a text: an allowed value, a number, or a quoted string.
 */
function findArgument(text: string, { type, enum: values }: Property): unknown {
  if (Array.isArray(values)) {
    return values.find((value) => text.toLowerCase().includes(String(value).toLowerCase()));
  }
  if (type === 'number' || type === 'integer') {
    const number = /-?\d+/u.exec(text)?.[0];
    return number === undefined ? undefined : Number(number);
  }
  return type === 'string' ? /["'“‘]([^"'”’]+)["'”’]/u.exec(text)?.[1] : undefined;
}

/** Extracts the arguments of a tool from a text; nothing when a required one is missing. */
function findArguments(
  text: string,
  { parameters = {} }: ToolDescription,
): Record<string, unknown> | undefined {
  const properties = Object.entries(Object(parameters.properties)) as [string, Property | null][];
  const found = properties
    .map(([name, property]) => [name, findArgument(text, Object(property))] as const)
    .filter(([, value]) => value !== undefined);
  const args = Object.fromEntries(found);
  const required = Array.isArray(parameters.required) ? parameters.required : [];
  return required.every((name) => Object.hasOwn(args, String(name))) ? args : undefined;
}

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/\p{Script=Hangul}{2,}|\p{Script=Latin}{4,}/gu) ?? [];

/** The number of letters of a word that are compared: the rest may be an ending. */
const stemOf = (word: string): string => word.slice(0, /\p{Script=Hangul}/u.test(word) ? 2 : 4);

/** A call of a tool. */
interface ToolUse {
  name: string;
  args: Record<string, unknown>;
}

/**
 * Picks the tool that a text asks for: one that it names, or the one whose description shares the
 * most words with it. A tool whose required arguments are missing is not called.
 */
export function findTool(text: string, tools: readonly ToolDescription[]): ToolUse | undefined {
  const stems = new Set(wordsOf(text).map(stemOf));
  const candidates = tools.flatMap((tool) => {
    const isNamed = text.toLowerCase().includes(tool.name.toLowerCase());
    const described = new Set(wordsOf(tool.description).map(stemOf));
    const shared = [...described].filter((stem) => stems.has(stem)).length;
    const args = isNamed || shared > 0 ? findArguments(text, tool) : undefined;
    return args ? [{ name: tool.name, args, rank: isNamed ? Infinity : shared }] : [];
  });
  return candidates.sort((one, other) => other.rank - one.rank)[0];
}

const showResult = (result: unknown): string =>
  typeof result === 'string' ? result : JSON.stringify(result);

/** Calls a tool in the page and reports the result. */
export async function useTool(
  { name, args }: ToolUse,
  language: Language,
  callTool: ReplyContext['callTool'],
): Promise<string> {
  try {
    const result = await callTool(name, args);
    const hasResult = result !== null && result !== undefined;
    return language === 'ko'
      ? `${name} 도구를 실행했습니다.${hasResult ? ` 결과: ${showResult(result)}` : ''}`
      : `I used the tool ${name}.${hasResult ? ` It returned ${showResult(result)}.` : ''}`;
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return language === 'ko'
      ? `${name} 도구를 실행하지 못했습니다. 오류 코드: ${error.code}`
      : `The tool ${name} returned no result (${error.code}).`;
  }
}

/** Buys a token the way an application's server does. Runs in Node and in a page. */
export const fetchToken = async (
  tokenUrl: string,
  apiKey: string,
  signal?: AbortSignal,
): Promise<string> => {
  const headers = { authorization: `Bearer ${apiKey}` };
  const response = await fetch(tokenUrl, { method: 'POST', headers, signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return ((await response.json()) as { token: string }).token;
};

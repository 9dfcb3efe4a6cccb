/** Gets a token as an application's server does, in Node or in a page. */
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

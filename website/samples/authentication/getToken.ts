export async function getToken(): Promise<string> {
  const response = await fetch('/token', { method: 'POST' });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { token } = (await response.json()) as { token: string };
  return token;
}

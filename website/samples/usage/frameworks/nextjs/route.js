const { AGENT_URL = 'http://localhost:8787', API_KEY } = process.env;

export async function POST() {
  if (!API_KEY) throw new Error('Set API_KEY.');
  const answer = await fetch(`${AGENT_URL}/v1/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${API_KEY}` },
    cache: 'no-store',
  });
  if (!answer.ok) return Response.json({}, { status: 502 });
  const { token, expiresAt } = await answer.json();
  return Response.json(
    { token, expiresAt },
    { headers: { 'cache-control': 'no-store' } },
  );
}

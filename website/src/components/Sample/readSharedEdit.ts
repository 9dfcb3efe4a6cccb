/** The text that this page's address holds for a sample. */
export async function readSharedEdit(name: string): Promise<string | undefined> {
  const said = new URLSearchParams(location.hash.slice(1));
  if (said.get('edit') !== name) return undefined;
  const { decodeText } = await import('../SampleEditor/share/decodeText');
  return decodeText(said.get('text') ?? '');
}

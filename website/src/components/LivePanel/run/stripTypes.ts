/**
 * Takes the types out of TypeScript; every line stays where it was.
 *
 * @throws when the text cannot be read; the message says where.
 */
export async function stripTypes(source: string): Promise<string> {
  const { transform } = await import('sucrase');
  return transform(source, { transforms: ['typescript'], disableESTransforms: true }).code;
}

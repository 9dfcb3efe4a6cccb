/** The light hues of the agent's states, in the order the tokens file has them. */
export function stateHues(tokens: string): string[] {
  return [...tokens.matchAll(/--state-[\w-]+: var\((--hue-[\w-]+)\)/g)].map(([, name]) => {
    const [, value] = new RegExp(`${name}: (#[0-9a-f]+)`).exec(tokens) ?? [];
    if (!value) throw new Error(`${name} has no colour in the tokens file.`);
    return value;
  });
}

const types: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /css/,
  json: /json/,
  html: /html/,
};

/** Whether an answer is what its address promises: a script is a script, and no page of an error. */
export function isSound(address: string, response: Response): boolean {
  const { pathname } = new URL(address);
  const extension = pathname.endsWith('/') ? 'html' : (pathname.split('.').at(-1) ?? '');
  const type = response.headers.get('Content-Type') ?? '';
  return response.status === 200 && !response.redirected && (types[extension]?.test(type) ?? true);
}

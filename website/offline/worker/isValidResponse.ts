const types: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /css/,
  json: /json/,
  html: /html/,
};

/** Whether a response has the type that its URL implies: a script, rather than an error page. */
export function isValidResponse(address: string, response: Response): boolean {
  const { pathname } = new URL(address);
  const extension = pathname.endsWith('/') ? 'html' : (pathname.split('.').at(-1) ?? '');
  const type = response.headers.get('Content-Type') ?? '';
  return response.status === 200 && !response.redirected && (types[extension]?.test(type) ?? true);
}

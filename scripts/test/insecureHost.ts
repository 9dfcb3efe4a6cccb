/** The name by which this machine can be reached as one that is not secure. */
export const insecureHost = 'page.test';

/** The switch by which a browser finds it. */
export const findInsecureHost = `--host-resolver-rules=MAP ${insecureHost} 127.0.0.1`;

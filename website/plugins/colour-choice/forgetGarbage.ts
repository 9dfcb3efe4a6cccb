/**
 * A script that forgets a colour nobody can have chosen. The theme's own, which runs after it, takes
 * whatever is stored under its key and colours the page with that.
 */
export function forgetGarbage(namespace: string): string {
  const key = JSON.stringify(`theme${namespace}`);
  const forget = `/^(light|dark|system)$/.test(localStorage.getItem(${key})||"light")||localStorage.removeItem(${key})`;
  return `try{${forget.replaceAll('<', '\\u003c')}}catch{}`;
}

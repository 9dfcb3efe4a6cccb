// Preloaded into the Node processes of samples: the ports they name lead to the test's own.
import net from 'node:net';

/** @type {Record<string, number>} */
const ports = JSON.parse(process.env.SAMPLE_PORTS ?? '{}');

/** @param {unknown} value */
const mapped = (value) => ports[String(value)] ?? value;

/**
 * What a call names first is a port, or options that hold one, or (within Node) a list of those.
 *
 * @param {unknown[]} values
 * @returns {unknown[]}
 */
function mapFirst([first, ...rest]) {
  if (Array.isArray(first)) return [Object.assign(mapFirst(first), keep(first)), ...rest];
  if (typeof first !== 'object' || first === null) return [mapped(first), ...rest];
  return [{ ...first, ...('port' in first && { port: mapped(first.port) }) }, ...rest];
}

/**
 * Node marks its own lists of options with a symbol.
 *
 * @param {object} list
 */
const keep = (list) =>
  Object.fromEntries(
    Object.getOwnPropertySymbols(list).map((symbol) => [symbol, Reflect.get(list, symbol)]),
  );

for (const [prototype, name] of /** @type {const} */ ([
  [net.Socket.prototype, 'connect'],
  [net.Server.prototype, 'listen'],
])) {
  const original = Reflect.get(prototype, name);
  /** @this {unknown} @param {unknown[]} values */
  function withMappedPort(...values) {
    return Reflect.apply(original, this, mapFirst(values));
  }
  Reflect.set(prototype, name, withMappedPort);
}

// Preloaded into the Node processes of samples: maps the ports they name to the test's.
import net from 'node:net';

/** @type {Record<string, number>} */
const ports = JSON.parse(process.env.SAMPLE_PORTS ?? '{}');

/** @param {unknown} value */
const mapped = (value) => ports[String(value)] ?? value;

/**
 * The first argument is a port, options with one, or (within Node) a list of those.
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
 * Node marks its own argument lists with a symbol.
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

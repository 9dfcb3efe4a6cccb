// One CommonJS module of the core takes two helpers from tslib; a bundler then keeps all of tslib.

/** What a module exports, in the shape of an ES module. */
export function __importDefault(module: { __esModule?: boolean } | undefined): object {
  return module?.__esModule ? module : { default: module };
}

/** Copies the exports of a module that are not there yet. */
export function __exportStar(from: object, to: object): void {
  for (const name of Object.keys(from)) {
    if (name !== 'default' && !Object.hasOwn(to, name)) {
      Object.defineProperty(to, name, { get: () => Reflect.get(from, name), enumerable: true });
    }
  }
}

/** A type guard for `T`. The schema language consists of functions of this kind. */
export type Check<T> = (value: unknown) => value is T;

/** The type that a check guards. */
export type Checked<C> = C extends Check<infer T> ? T : never;

type Shape = Record<string, Check<unknown>>;
type OptionalKeys<S extends Shape> = {
  [K in keyof S]: undefined extends Checked<S[K]> ? K : never;
}[keyof S];

/** The object type of a shape; fields that may be undefined are optional. */
export type Shaped<S extends Shape> = {
  [K in Exclude<keyof S, OptionalKeys<S>>]: Checked<S[K]>;
} & { [K in OptionalKeys<S>]?: Checked<S[K]> };

/** A string of `minimum` to `maximum` UTF-16 code units. */
export const text =
  (maximum: number, minimum = 0): Check<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length >= minimum && value.length <= maximum;

/** An integer from `minimum` to `maximum`, inclusive. */
export const integer =
  (minimum: number, maximum: number): Check<number> =>
  (value): value is number =>
    Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum;

/** True or false. */
export const flag: Check<boolean> = (value): value is boolean => typeof value === 'boolean';

/** Whatever it is. */
export const anything = (() => true) as unknown as Check<unknown>;

/** An object other than an array. */
export const record: Check<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as JSON: an empty text for what JSON omits; undefined if it cannot be serialized. */
export const toJson = (value: unknown): string | undefined => {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return;
  }
};

/** The length of a value as JSON, in UTF-16 code units; `Infinity` if it cannot be serialized. */
export const jsonLength = (value: unknown): number => toJson(value)?.length ?? Infinity;

/** Accepts what `check` accepts, if it is at most `maximum` long as JSON. */
export const sized =
  <T>(check: Check<T>, maximum: number): Check<T> =>
  (value): value is T =>
    check(value) && jsonLength(value) <= maximum;

/** One of the values listed. */
export const oneOf =
  <const T extends string>(...values: readonly T[]): Check<T> =>
  (value): value is T =>
    values.includes(value as T);

/** Accepts what `check` accepts, or undefined. */
export const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || check(value);

/** An array of at most `maximum` items that `check` accepts. */
export const list =
  <T>(check: Check<T>, maximum: number): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.length <= maximum && value.every(check);

/** An object with the fields of `shape`; unknown fields are ignored. */
export const object =
  <S extends Shape>(shape: S): Check<Shaped<S>> =>
  (value): value is Shaped<S> =>
    record(value) && Object.entries(shape).every(([key, check]) => check(value[key]));

/** Tells whether a value has the type `T`. The whole schema language is functions of this kind. */
export type Check<T> = (value: unknown) => value is T;
/** The type a check stands for. */
export type Checked<C> = C extends Check<infer T> ? T : never;
type Shape = Record<string, Check<unknown>>;
type OptionalKeys<S extends Shape> = {
    [K in keyof S]: undefined extends Checked<S[K]> ? K : never;
}[keyof S];
/** The object type a shape stands for; a field that may be undefined may be missing. */
export type Shaped<S extends Shape> = {
    [K in Exclude<keyof S, OptionalKeys<S>>]: Checked<S[K]>;
} & {
    [K in OptionalKeys<S>]?: Checked<S[K]>;
};
/** A string of `minimum` to `maximum` UTF-16 code units. */
export declare const text: (maximum: number, minimum?: number) => Check<string>;
/** A whole number from `minimum` to `maximum`, both included. */
export declare const integer: (minimum: number, maximum: number) => Check<number>;
/** True or false. */
export declare const flag: Check<boolean>;
/** One of the values listed. */
export declare const oneOf: <const T extends string>(...values: readonly T[]) => Check<T>;
/** What `check` accepts, or nothing. */
export declare const optional: <T>(check: Check<T>) => Check<T | undefined>;
/** A list of at most `maximum` items, each of which `check` accepts. */
export declare const list: <T>(check: Check<T>, maximum: number) => Check<T[]>;
/** An object with the fields of `shape`; fields it does not name are let through unread. */
export declare const object: <S extends Shape>(shape: S) => Check<Shaped<S>>;
export {};

/** A property, parameter or payload field as the pages need it. */
export interface FieldModel {
  /** Names it in the descriptions: `AgentOptions.url`, `AgentActions.sendText.text`. */
  key: string;
  name: string;
  /** `readonly ` or `static `, as they stand before the name. */
  modifiers: string;
  type: string;
  optional: boolean;
  /** The words of its docstring, without block tags. */
  text: string;
  /** The interface its fields come from, when its type is one of the SDK's. */
  typeName?: string;
  /** The interface of what it is called with, when it is a function. */
  receives?: string;
  /** Fields of a type that has no name. */
  fields?: FieldModel[];
}

/** A function with everything its page says of it. */
export interface FunctionModel {
  key: string;
  name: string;
  modifiers: string;
  signature: string;
  text: string;
  parameters: FieldModel[];
  returns: FieldModel;
  /** The codes its docstring promises. */
  throws: string[];
}

/** An interface or an alias the SDK exports. */
export interface TypeModel {
  key: string;
  name: string;
  kind: 'interface' | 'class' | 'type';
  /** What a class is made from. */
  extends?: string;
  text: string;
  fields: FieldModel[];
  functions: FunctionModel[];
  /** The right-hand side of an alias. */
  type?: string;
  /** The members of a union that have words beside them, as they are written. */
  literals: { key: string; code: string; text: string }[];
}

/** What the SDK's sources say, in the shape pages ask for it. */
export interface SdkModel {
  types: Record<string, TypeModel>;
  /** `createAgent`, `useAgent` and whatever else stands on its own. */
  functions: Record<string, FunctionModel>;
  /** Where each key is written, as `file:line`. */
  places: Record<string, string>;
}

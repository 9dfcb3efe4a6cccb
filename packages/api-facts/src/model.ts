import type { JSONOutput } from 'typedoc';
import { type ConstantLists, renderParameters, renderType } from './renderType';

/** A property, parameter or payload field. */
export interface FieldModel {
  /** Key of its description: `AgentOptions.url`, `AgentActions.sendText.text`. */
  key: string;
  name: string;
  /** `readonly ` or `static `, as a prefix of the name. */
  modifiers: string;
  type: string;
  optional: boolean;
  /** The docstring without block tags. */
  text: string;
  /** The interface with its fields, if its type is one of the SDK's. */
  typeName?: string;
  /** The interface of its argument, if it is a function. */
  receives?: string;
  /** The fields of an anonymous type. */
  fields?: FieldModel[];
}

/** A function with everything that its page shows. */
export interface FunctionModel {
  key: string;
  name: string;
  modifiers: string;
  signature: string;
  text: string;
  parameters: FieldModel[];
  returns: FieldModel;
  /** The codes after `@throws`. */
  throws: string[];
}

/** An exported interface or type alias. */
export interface TypeModel {
  key: string;
  name: string;
  kind: 'interface' | 'class' | 'type';
  /** The base class. */
  extends?: string;
  text: string;
  fields: FieldModel[];
  functions: FunctionModel[];
  /** The right-hand side of a type alias. */
  type?: string;
  /** The members of a union that have descriptions. */
  literals: { key: string; code: string; text: string }[];
}

/** The SDK's public API, in the shape that pages need. */
export interface SdkModel {
  types: Record<string, TypeModel>;
  /** Standalone functions such as `createAgent` and `useAgent`. */
  functions: Record<string, FunctionModel>;
  /** The location of each key, as `file:line`. */
  places: Record<string, string>;
}

/** The text of a docstring on one line, with code in backticks. */
function renderComment(parts: JSONOutput.CommentDisplayPart[] | undefined): string {
  return (parts ?? [])
    .map((part) => part.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text of a block tag such as `@returns`. */
function renderTag(comment: JSONOutput.Comment | undefined, tag: string): string {
  return renderComment(comment?.blockTags?.find((block) => block.tag === tag)?.content);
}

type Declaration = JSONOutput.DeclarationReflection;
type Type = JSONOutput.SomeType;

/** The type to link to: the one inside a promise, an array or `| false`. */
function innermostReference(type: Type | undefined): string | undefined {
  if (type?.type === 'array') return innermostReference(type.elementType);
  if (type?.type === 'union') return type.types.map(innermostReference).find(Boolean);
  if (type?.type !== 'reference') return undefined;
  return type.typeArguments?.length ? innermostReference(type.typeArguments[0]) : type.name;
}

/** The type of a function's argument. */
function givenTo(type: Type | undefined): string | undefined {
  if (type?.type !== 'reflection') return undefined;
  return innermostReference(type.declaration.signatures?.[0]?.parameters?.[0]?.type);
}

function describeType(type: Type | undefined, key: string, lists: ConstantLists) {
  const typeName = innermostReference(type);
  const receives = givenTo(type);
  const unnamed =
    type?.type === 'reflection' && type.declaration.children ? type.declaration : null;
  return {
    type: renderType(type, lists),
    ...(typeName && { typeName }),
    ...(receives && { receives }),
    ...(unnamed && { fields: fieldsOf(unnamed, key, lists) }),
  };
}

function modifiersOf({ flags }: Declaration): string {
  return `${flags.isStatic ? 'static ' : ''}${flags.isReadonly ? 'readonly ' : ''}`;
}

/** The properties of an interface or of an object type written in place. */
function fieldsOf(declaration: Declaration, key: string, lists: ConstantLists) {
  return (declaration.children ?? [])
    .filter((member) => member.type && !member.flags.isStatic)
    .map((member): FieldModel => {
      const memberKey = `${key}.${member.name}`;
      return {
        key: memberKey,
        name: member.name,
        modifiers: modifiersOf(member),
        optional: Boolean(member.flags.isOptional),
        text: renderComment(member.comment?.summary),
        ...describeType(member.type, memberKey, lists),
      };
    });
}

function listCodes(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

/** A function or method, by its first signature. */
function buildFunction(declaration: Declaration, key: string, lists: ConstantLists): FunctionModel {
  const [signature] = declaration.signatures ?? [];
  if (!signature) throw new Error(`${key} has no signature.`);
  const generics = (signature.typeParameters ?? []).map((parameter) =>
    parameter.type
      ? `${parameter.name} extends ${renderType(parameter.type, lists)}`
      : parameter.name,
  );
  const head = `${declaration.name}${generics.length > 0 ? `<${generics.join(', ')}>` : ''}`;
  return {
    key,
    name: declaration.name,
    modifiers: modifiersOf(declaration),
    signature: `${head}(${renderParameters(signature, lists)}): ${renderType(signature.type, lists)}`,
    text: renderComment(signature.comment?.summary),
    parameters: (signature.parameters ?? []).map((parameter) => ({
      key: `${key}.${parameter.name}`,
      name: parameter.name,
      modifiers: '',
      optional: Boolean(parameter.flags.isOptional) || parameter.defaultValue !== undefined,
      text: renderComment(parameter.comment?.summary),
      ...describeType(parameter.type, `${key}.${parameter.name}`, lists),
    })),
    returns: {
      key: `${key}.returns`,
      name: 'returns',
      modifiers: '',
      optional: false,
      text: renderTag(signature.comment, '@returns'),
      ...describeType(signature.type, `${key}.returns`, lists),
    },
    throws: listCodes(renderTag(signature.comment, '@throws')),
  };
}

/** TypeDoc's numeric kinds of declarations. */
const moduleKind = 2;
const kinds: Record<number, TypeModel['kind']> = { 128: 'class', 256: 'interface' };

function listDeclarations(project: JSONOutput.ProjectReflection): Declaration[] {
  const children = (project.children ?? []) as Declaration[];
  return children.flatMap((child) =>
    child.kind === moduleKind ? (child.children ?? []) : [child],
  );
}

function buildType(declaration: Declaration, lists: ConstantLists): TypeModel {
  const { name, type } = declaration;
  const summaries = type?.type === 'union' ? (type.elementSummaries ?? []) : [];
  const members = type?.type === 'union' ? type.types : [];
  const parent = declaration.extendedTypes?.[0];
  return {
    key: name,
    name,
    kind: kinds[declaration.kind] ?? 'type',
    ...(parent && { extends: renderType(parent, lists) }),
    text: renderComment(declaration.comment?.summary),
    fields: fieldsOf(declaration, name, lists),
    functions: (declaration.children ?? [])
      .filter((member) => member.signatures && member.name !== 'constructor')
      .map((member) => buildFunction(member, `${name}.${member.name}`, lists)),
    ...(type && { type: renderType(type, lists) }),
    literals: members.flatMap((member, index) => {
      const text = renderComment(summaries[index]);
      const code = renderType(member, lists);
      return text ? [{ key: `${name}.${code.replaceAll("'", '')}`, code, text }] : [];
    }),
  };
}

/**
 * Converts TypeDoc's model.
 *
 * @param nameFile - Names a file of the SDK as problems do
 */
export function buildModel(
  project: JSONOutput.ProjectReflection,
  lists: ConstantLists,
  nameFile: (file: string) => string,
): SdkModel {
  const placeOf = ({ sources }: Declaration | JSONOutput.SignatureReflection): string => {
    const [source] = sources ?? [];
    return source ? `${nameFile(source.fileName)}:${source.line}` : nameFile('');
  };
  const model: SdkModel = { types: {}, functions: {}, places: {} };
  for (const declaration of listDeclarations(project)) {
    const { name } = declaration;
    model.places[name] = placeOf(declaration);
    for (const member of declaration.children ?? []) {
      model.places[`${name}.${member.name}`] = placeOf(member.signatures?.[0] ?? member);
    }
    if (declaration.signatures) {
      model.functions[name] = buildFunction(declaration, name, lists);
    } else {
      model.types[name] = buildType(declaration, lists);
    }
  }
  return model;
}

import type { JSONOutput } from 'typedoc';

/** The constant arrays that types are made from: `(typeof states)[number]`. */
export interface ConstantLists {
  /** The values by the name of the constant. */
  values: Readonly<Record<string, readonly string[] | undefined>>;
  /** The alias of each long union; TypeDoc loses the name and the order of members. */
  names: Readonly<Record<string, readonly string[]>>;
}

type Type = JSONOutput.SomeType;

const quote = (value: unknown): string =>
  typeof value === 'string' ? `'${value}'` : JSON.stringify(value);

const needsParentheses = (type: Type): boolean =>
  type.type === 'union' ||
  type.type === 'intersection' ||
  (type.type === 'reflection' && Boolean(type.declaration.signatures));

function nameOfLiterals(types: Type[], { names }: ConstantLists): string | undefined {
  const members = new Set(types.map((one) => (one.type === 'literal' ? one.value : undefined)));
  return Object.keys(names).find(
    (name) => names[name]?.length === members.size && names[name].every((one) => members.has(one)),
  );
}

/** Formats a type as TypeScript, with the SDK's own types by name. */
export function renderType(type: Type | undefined, lists: ConstantLists): string {
  const render = (inner: Type | undefined): string => renderType(inner, lists);
  const enclose = (inner: Type): string =>
    needsParentheses(inner) ? `(${render(inner)})` : render(inner);
  switch (type?.type) {
    case undefined:
      return 'void';
    case 'literal':
      return quote(type.value);
    case 'array':
      return `${enclose(type.elementType)}[]`;
    case 'tuple':
      return `[${(type.elements ?? []).map(render).join(', ')}]`;
    case 'union':
      return (
        nameOfLiterals(type.types, lists) ??
        type.types.map((one) => (one.type === 'union' ? render(one) : enclose(one))).join(' | ')
      );
    case 'intersection':
      return type.types.map(enclose).join(' & ');
    case 'typeOperator':
      return `${type.operator} ${enclose(type.target)}`;
    case 'query':
      return `typeof ${render(type.queryType)}`;
    case 'indexedAccess':
      return renderIndexedAccess(type, lists);
    case 'reflection':
      return renderReflection(type.declaration, lists);
    case 'reference':
      return type.typeArguments?.length
        ? `${type.name}<${type.typeArguments.map(render).join(', ')}>`
        : type.name;
    case 'intrinsic':
    case 'unknown':
      return type.name;
    case 'predicate':
      return `${type.name} is ${render(type.targetType)}`;
    default:
      throw new Error(`The reference cannot show a type of the kind "${type?.type}" yet.`);
  }
}

function renderIndexedAccess(type: JSONOutput.IndexedAccessType, lists: ConstantLists): string {
  const list =
    type.objectType.type === 'query' ? lists.values[type.objectType.queryType.name] : undefined;
  if (list && renderType(type.indexType, lists) === 'number') return list.map(quote).join(' | ');
  return `${renderType(type.objectType, lists)}[${renderType(type.indexType, lists)}]`;
}

function renderMember(
  { name, flags, type }: JSONOutput.ParameterReflection | JSONOutput.DeclarationReflection,
  lists: ConstantLists,
): string {
  return `${name}${flags.isOptional ? '?' : ''}: ${renderType(type, lists)}`;
}

/** Formats the parameters of a signature. */
export function renderParameters(
  { parameters = [] }: JSONOutput.SignatureReflection,
  lists: ConstantLists,
): string {
  return parameters.map((one) => renderMember(one, lists)).join(', ');
}

function renderReflection(
  declaration: JSONOutput.DeclarationReflection,
  lists: ConstantLists,
): string {
  const [signature] = declaration.signatures ?? [];
  if (signature) {
    return `(${renderParameters(signature, lists)}) => ${renderType(signature.type, lists)}`;
  }
  const fields = (declaration.children ?? []).map((one) => renderMember(one, lists));
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : '{}';
}

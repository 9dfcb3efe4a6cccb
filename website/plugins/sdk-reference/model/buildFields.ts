import type { JSONOutput } from 'typedoc';
import { renderComment, renderTag } from './renderComment';
import { renderParameters, renderType, type ConstantLists } from './renderType';
import type { FieldModel, FunctionModel } from './types';

type Declaration = JSONOutput.DeclarationReflection;
type Type = JSONOutput.SomeType;

/** The type a reader is led to: the one inside a promise, an array or `| false`. */
function innermostReference(type: Type | undefined): string | undefined {
  if (type?.type === 'array') return innermostReference(type.elementType);
  if (type?.type === 'union') return type.types.map(innermostReference).find(Boolean);
  if (type?.type !== 'reference') return undefined;
  return type.typeArguments?.length ? innermostReference(type.typeArguments[0]) : type.name;
}

/** The type of what a function is given, where the value is one. */
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
export function fieldsOf(declaration: Declaration, key: string, lists: ConstantLists) {
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

/** A function or method with its first signature. */
export function buildFunction(
  declaration: Declaration,
  key: string,
  lists: ConstantLists,
): FunctionModel {
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

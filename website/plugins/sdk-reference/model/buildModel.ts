import type { JSONOutput } from 'typedoc';
import { buildFunction, fieldsOf } from './buildFields';
import { renderComment } from './renderComment';
import { renderType, type ConstantLists } from './renderType';
import type { SdkModel, TypeModel } from './types';

type Declaration = JSONOutput.DeclarationReflection;

/** TypeDoc's numbers for what a declaration is. */
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

function placeOf(declaration: Declaration | JSONOutput.SignatureReflection): string {
  const source = declaration.sources?.[0];
  return source ? `packages/sdk/${source.fileName}:${source.line}` : 'packages/sdk';
}

/** Turns TypeDoc's model into the few shapes that pages show. */
export function buildModel(project: JSONOutput.ProjectReflection, lists: ConstantLists): SdkModel {
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

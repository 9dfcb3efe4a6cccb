import { Converter } from 'typedoc';
import ts from 'typescript';

/** @param {ts.TypeNode} node */
const isUnionOfLiterals = (node) =>
  ts.isUnionTypeNode(node) && node.types.every((member) => ts.isLiteralTypeNode(member));

/**
 * A TypeDoc plugin that keeps the order in which a property lists its literals. TypeDoc reads it
 * from the compiler, whose order depends on which file mentions a literal first.
 *
 * @param {import('typedoc').Application} app
 */
export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    const [declaration] = context.getSymbolFromReflection(reflection)?.declarations ?? [];
    if (!declaration || !ts.isPropertySignature(declaration) || !declaration.type) return;
    if (isUnionOfLiterals(declaration.type))
      reflection.type = context.converter.convertType(context, declaration.type);
  });
}

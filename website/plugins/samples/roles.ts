import type { ThemeRegistrationRaw } from 'shiki/core';

/**
 * What a piece of code is, as one letter: the class name of its token. The colours, light and
 * dark, are custom properties; the markup carries neither.
 */
const scopes = {
  c: ['comment', 'punctuation.definition.comment'],
  s: ['string', 'punctuation.definition.string', 'constant.other.symbol'],
  n: ['constant', 'support.constant', 'variable.language', 'keyword.other.unit'],
  k: ['keyword', 'storage', 'meta.import keyword', 'variable.language.this'],
  f: ['entity.name.function', 'support.function', 'meta.function-call entity.name.function'],
  t: [
    'entity.name.type',
    'entity.name.class',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
  ],
  p: [
    'entity.other.attribute-name',
    'meta.object-literal.key',
    'support.type.property-name',
    'variable.other.property',
  ],
  g: ['entity.name.tag', 'support.class.component'],
} as const;

export type Role = keyof typeof scopes;

const roles = Object.keys(scopes) as Role[];

/** The colour that stands for a role while the highlighter runs; never shown. */
const stand = (index: number): string => `#${String(index).padStart(6, '0')}`;

const plain = [
  'keyword.operator',
  'punctuation',
  'meta.brace',
  'meta.template.expression',
  'string.unquoted.argument',
];

/** A Shiki theme whose colours are roles. */
export const roleTheme: ThemeRegistrationRaw = {
  name: 'roles',
  type: 'light',
  fg: stand(0),
  bg: '#ffffff',
  settings: [
    { settings: { foreground: stand(0) } },
    ...roles.map((role, index) => ({
      scope: [...scopes[role]],
      settings: { foreground: stand(index + 1) },
    })),
    { scope: plain, settings: { foreground: stand(0) } },
    {
      scope: ['keyword.operator.new', 'keyword.operator.expression'],
      settings: { foreground: stand(roles.indexOf('k') + 1) },
    },
    {
      scope: ['punctuation.definition.string', 'punctuation.definition.comment'],
      settings: {},
    },
  ],
};

/** The role a highlighter's colour stands for; undefined for plain text. */
export function roleOfColour(colour: string | undefined): Role | undefined {
  return roles[Number(colour?.slice(1) ?? 0) - 1];
}

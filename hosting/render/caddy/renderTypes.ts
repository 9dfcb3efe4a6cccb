import { contentTypes, isCompressible } from '../../contentTypes';
import type { Rendering } from '../Rendering';
import { block, quote, routeWhere } from './syntax';

/** Types by the name of a file: what the machine believes of a file's name is not asked. */
export function renderTypes({ paths }: Rendering): string[] {
  const known = Object.entries(contentTypes).filter(([extension]) =>
    paths.some((path) => path.endsWith(`.${extension}`)),
  );
  const types = known.flatMap(([extension, type]) => [
    `@${extension} path *.${extension}`,
    `header @${extension} Content-Type ${quote(type)}`,
  ]);
  const compressed = known.map(([extension]) => `*.${extension}`).filter(isCompressible);
  return [
    // A file is looked for once, and not once for each type.
    ...routeWhere('typed', ['not path */', 'file'], types),
    `@copied path */ ${compressed.join(' ')}`,
    ...block('header @copied', ['Vary Accept-Encoding', 'defer']),
  ];
}

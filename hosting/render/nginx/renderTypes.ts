import { contentTypes, isCompressible } from '../../contentTypes';
import { map, quote } from './syntax';

const row = (extension: string, value: string): string =>
  `"~^(200|206|404):.*\\.${extension}(\\.br|\\.gz)?$" ${quote(value)}`;

/** Types are headers of our own, because nginx would take them from the name of the compressed copy. */
export function renderTypes(): string[] {
  const extensions = Object.keys(contentTypes);
  return [
    ...map('$status:$uri', 'content_type_sent', [
      'default ""',
      ...extensions.map((extension) => row(extension, contentTypes[extension] ?? '')),
    ]),
    ...map('$status:$uri', 'vary_sent', [
      'default ""',
      ...extensions
        .filter((extension) => isCompressible(`.${extension}`))
        .map((extension) => row(extension, 'Accept-Encoding')),
    ]),
    ...map('$status:$uri', 'content_encoding_sent', [
      'default ""',
      '"~^(200|404):.*\\.br$" br',
      '"~^(200|404):.*\\.gz$" gzip',
    ]),
  ];
}

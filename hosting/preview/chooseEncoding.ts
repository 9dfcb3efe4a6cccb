import { encodings, type Encoding, type SiteFile } from './readSite';

function parseQualities(accepted: string): Map<string, number> {
  return new Map(
    accepted.split(',').map((entry) => {
      const [name = '', ...parameters] = entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, quality === undefined ? 1 : Number(quality) || 0];
    }),
  );
}

/** The best encoding a file exists in among those a client accepts: brotli before gzip before none. */
export function chooseEncoding(file: SiteFile, accepted: string | undefined): Encoding {
  const qualities = parseQualities(accepted ?? '');
  const candidates = Object.keys(encodings) as (keyof typeof encodings)[];
  const usable = candidates.filter(
    (name) => file.representations[name] && (qualities.get(name) ?? qualities.get('*') ?? 0) > 0,
  );
  return usable[0] ?? 'identity';
}

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ErrorWords } from '@site/plugins/live-frame/describeErrors';
import { useEffect, useState } from 'react';
import { useBase } from '../useBase';

const loaded = new Map<string, Promise<ErrorWords>>();

function load(address: string): Promise<ErrorWords> {
  const known = loaded.get(address);
  if (known) return known;
  const loading = fetch(address).then((response) => response.json() as Promise<ErrorWords>);
  loaded.set(address, loading);
  loading.catch(() => loaded.delete(address));
  return loading;
}

/** The words for an error, once they have been fetched; undefined for what is no error of ours. */
export function useErrorWords(code: string): ErrorWords[string] | undefined {
  const [all, setAll] = useState<ErrorWords>();
  const address = `${useBase()}errors.${useDocusaurusContext().i18n.currentLocale}.json`;
  useEffect(() => {
    let wanted = true;
    load(address).then(
      (words) => wanted && setAll(words),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [address]);
  return all && Object.hasOwn(all, code) ? all[code] : undefined;
}

import { type ReactNode, useEffect, useState } from 'react';
import type { ErrorWords } from '@site/plugins/live-frame/describeErrors';
import { useLocale } from '@site/src/language';
import DocsLink from '../../DocsLink';
import RichText from '../../RichText';
import { useBase, useWords } from '../ofPage';
import styles from './ErrorHelp.module.css';

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
function useErrorWords(code: string): ErrorWords[string] | undefined {
  const [all, setAll] = useState<ErrorWords>();
  const address = `${useBase()}errors.${useLocale()}.json`;
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

/** Why an error of the SDK happened and what to do about it, in the words of its entry. */
export default function ErrorHelp({ code }: { code: string }): ReactNode {
  const { cause, fix, more } = useWords();
  const found = useErrorWords(code);
  if (!found) return null;
  return (
    <dl className={styles.help}>
      <dt>{cause}</dt>
      <dd>
        <RichText text={found.cause} />
      </dd>
      <dt>{fix}</dt>
      <dd>
        <RichText text={found.fix} />{' '}
        <DocsLink to={`/docs/troubleshooting/#${code}`}>{more}</DocsLink>
      </dd>
    </dl>
  );
}

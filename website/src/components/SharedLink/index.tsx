import { useLocale } from '@site/src/language';
import { useEffect, useState, type ReactNode } from 'react';
import Notice from '../Notice';
import type { LinkWarning } from './examineLink';

/** A notice when a shared link contained no valid sample. */
export default function SharedLink(): ReactNode {
  const locale = useLocale();
  const [warning, setWarning] = useState<LinkWarning>();

  useEffect(() => {
    async function look(): Promise<void> {
      setWarning(undefined);
      if (!location.hash.startsWith('#edit=')) return;
      const { examineLink } = await import('./examineLink');
      setWarning(await examineLink(locale));
    }
    const onChange = (): void => void look().catch(() => undefined);
    onChange();
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, [locale]);

  return <Notice label="" {...warning} onClose={() => setWarning(undefined)} />;
}

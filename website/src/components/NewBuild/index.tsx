import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Locale } from '@site/brand';
import type { ReactNode } from 'react';
import Notice from '../Notice';
import { useNewBuild } from './useNewBuild';
import { words } from './words';

/**
 * Offers the newer version of the site once there is one. The page stays as it is until the reader
 * wants that; what was edited is kept in the tab.
 */
export default function NewBuild(): ReactNode {
  const { label, text, load } = words[useDocusaurusContext().i18n.currentLocale as Locale];
  const [isThere, forget] = useNewBuild();
  return (
    <Notice label={label} text={isThere ? text : undefined} onClose={forget}>
      <button type="button" className="button button--primary" onClick={() => location.reload()}>
        {load}
      </button>
    </Notice>
  );
}

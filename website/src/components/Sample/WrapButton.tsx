import { translate } from '@docusaurus/Translate';
import type { SampleData } from '@site/plugins/samples/SampleData';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './buttons.module.css';

export interface WrapButtonProps {
  /** The width of the sample; the button is shown only where lines may overflow. */
  width: SampleData['width'];
  wrapped: boolean;
  onToggle: () => void;
}

/** Toggles line wrapping of a sample. */
export default function WrapButton({ width, wrapped, onToggle }: WrapButtonProps): ReactNode {
  if (width === 'narrow') return null;
  const label = translate({
    id: 'sample.wrap',
    message: 'Wrap lines',
    description: 'The wrap button',
  });
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.button, width !== 'wide' && styles[width])}
      aria-label={label}
      aria-pressed={wrapped}
      title={label}
      onClick={onToggle}
    >
      <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
        <path d="M3 5h14M3 10h11a3 3 0 0 1 0 6h-4m2-2-2 2 2 2M3 15h4" />
      </svg>
    </button>
  );
}

// Differs from upstream's in that it is links alone: no dots between them, which our styles hid, no
// second box around them, and no links written as HTML, of which there are none.
import LinkItem from '@theme/Footer/LinkItem';
import type { Props } from '@theme/Footer/Links/Simple';
import type { ReactNode } from 'react';

export default function FooterLinksSimple({ links }: Props): ReactNode {
  return (
    <div className="footer__links">
      {links.map((item) => (
        <LinkItem key={item.label} item={item} />
      ))}
    </div>
  );
}

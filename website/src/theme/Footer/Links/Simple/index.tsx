// Differs from upstream's: links only, without the separators that our styles hid, the second
// wrapper, and HTML links, of which there are none.
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

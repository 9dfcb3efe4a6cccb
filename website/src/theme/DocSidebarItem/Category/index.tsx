// Wraps upstream's: a category that neither collapses nor links is a label of its list, where
// upstream renders a link without an address, which the keyboard cannot reach and search engines do
// not follow.
import { ThemeClassNames } from '@docusaurus/theme-common';
import Original from '@theme-original/DocSidebarItem/Category';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

export default function DocSidebarItemCategory(props: Props): ReactNode {
  const { item, onItemClick, activePath, level } = props;
  const labelId = useId();
  if (item.collapsible || item.href) return <Original {...props} />;
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        item.className,
      )}
    >
      <div className="menu__list-item-collapsible">
        <span id={labelId} className="menu__link">
          {item.label}
        </span>
      </div>
      <ul className="menu__list" aria-labelledby={labelId}>
        <DocSidebarItems
          items={item.items}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </ul>
    </li>
  );
}

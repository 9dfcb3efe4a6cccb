// Wraps upstream's: on a desktop the button's only text is the current language, so its label says
// what the list contains. A phone has the languages in the head of its menu.
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type { ReactNode } from 'react';

export default function LocaleDropdown(props: Props): ReactNode {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const languages = translate({
    id: 'theme.navbar.mobileLanguageDropdown.label',
    message: 'Languages',
  });
  const name = `${languages}: ${localeConfigs[currentLocale]?.label}`;
  return !props.mobile && <LocaleDropdownNavbarItem {...props} aria-label={name} />;
}

// Replaces upstream's, which has no place for the languages: they are beside the color mode, one
// press from the page, where upstream's list collapses them and, on docs pages, hides them.
import { translate } from '@docusaurus/Translate';
import { useAlternatePageUtils, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useLocation } from '@docusaurus/router';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import type { ReactNode } from 'react';

/** A link to this page in each of the other languages. */
function Languages(): ReactNode {
  const { currentLocale, locales, localeConfigs } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  const { search, hash } = useLocation();
  return locales
    .filter((locale) => locale !== currentLocale)
    .map((locale) => {
      const language = localeConfigs[locale]?.htmlLang ?? locale;
      return (
        <a
          key={locale}
          className="navbar-sidebar__language"
          href={`${createUrl({ locale, fullyQualified: false })}${search}${hash}`}
          lang={language}
          hrefLang={language}
        >
          {localeConfigs[locale]?.label}
        </a>
      );
    });
}

function CloseButton(): ReactNode {
  const { toggle } = useNavbarMobileSidebar();
  return (
    <button
      type="button"
      className="clean-btn navbar-sidebar__close"
      aria-label={translate({
        id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
        message: 'Close navigation bar',
      })}
      onClick={toggle}
    >
      <IconClose color="currentcolor" />
    </button>
  );
}

export default function MobileSidebarHeader(): ReactNode {
  return (
    <div className="navbar-sidebar__brand">
      <NavbarLogo />
      <Languages />
      <NavbarColorModeToggle />
      <CloseButton />
    </div>
  );
}

import clsx from 'clsx';
import type { Location } from 'history';
import type { ReactNode } from 'react';
import { type match, matchPath, useLocation } from 'react-router';
import { Link, type LinkProperties } from './Link';

interface Properties extends LinkProperties {
  activeClassName?: string;
  isActive?: (found: match | null, location: Location) => boolean;
}

/** A link that says when the reader is where it leads. */
export function NavLink({
  activeClassName = 'active',
  isActive = Boolean,
  className,
  ...properties
}: Properties): ReactNode {
  const location = useLocation();
  const [path = ''] = properties.to.split(/[?#]/);
  const isHere = isActive(matchPath(location.pathname, { path }), location);
  return (
    <Link
      aria-current={isHere ? 'page' : undefined}
      {...properties}
      className={clsx(className, isHere && activeClassName)}
    />
  );
}

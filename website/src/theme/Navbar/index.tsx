// Wraps upstream's: when it mounts with another layout it has missed that the page was opened at a
// heading, and covers it. It is notified of the scroll position, and hides.
import Navbar from '@theme-original/Navbar';
import { useEffect, type ReactNode } from 'react';

export default function NavbarBesideHeading(): ReactNode {
  useEffect(() => {
    if (location.hash) dispatchEvent(new Event('scroll'));
  }, []);
  return <Navbar />;
}

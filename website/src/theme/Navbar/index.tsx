// Wraps upstream's, which, where it comes with another layout, does not know that the page was opened
// at a heading, and covers it: it is told of the scrolling that it came too late for, and steps aside.
import Navbar from '@theme-original/Navbar';
import { useEffect, type ReactNode } from 'react';

export default function NavbarBesideHeading(): ReactNode {
  useEffect(() => {
    if (location.hash) dispatchEvent(new Event('scroll'));
  }, []);
  return <Navbar />;
}

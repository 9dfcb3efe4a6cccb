// Wraps upstream's, which is drawn again with every change of page, though nothing is handed to it:
// its parts ask for themselves where the reader is, and are told once the page can be seen. And which,
// where it comes with another layout, does not know that the page was opened at a heading, and covers
// it: it is told of the scrolling that it came too late for, and steps aside.
import Original from '@theme-original/Navbar';
import { useEffect, type ReactNode } from 'react';
import { FollowLater } from '../../drawing/FollowLater';

// One and the same each time: what is handed on as it was is not drawn again.
const original = <Original />;

export default function Navbar(): ReactNode {
  useEffect(() => {
    if (location.hash) dispatchEvent(new Event('scroll'));
  }, []);
  return <FollowLater>{original}</FollowLater>;
}

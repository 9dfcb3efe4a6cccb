// Wraps upstream's, which is drawn again with every change of page, though nothing is handed to it:
// its parts ask for themselves where the reader is. And which, where it comes with another layout,
// does not know that the page was opened at a heading, and covers it: it is told of the scrolling
// that it came too late for, and steps aside.
import Original from '@theme-original/Navbar';
import { memo, useEffect } from 'react';

function Navbar() {
  useEffect(() => {
    if (location.hash) dispatchEvent(new Event('scroll'));
  }, []);
  return <Original />;
}

export default memo(Navbar);

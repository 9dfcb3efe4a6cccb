// Wraps upstream's, which is drawn again with every change of page, though nothing is handed to it:
// its parts ask for themselves where the reader is.
import Original from '@theme-original/Navbar';
import { memo } from 'react';

export default memo(Original);

// Wraps upstream's, which is drawn again with every change of page, its markup read anew.
import Original from '@theme-original/AnnouncementBar';
import { memo } from 'react';

export default memo(Original);

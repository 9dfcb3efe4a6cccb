// Wraps upstream's: its beginning is drawn first.
import type { WrapperProps } from '@docusaurus/types';
import Layout from '@theme-original/DocItem/Layout';
import type LayoutType from '@theme/DocItem/Layout';
import type { ReactNode } from 'react';
import { BeginningFirst } from '../../../drawing/BeginningFirst';

export default function DocItemLayout(props: WrapperProps<typeof LayoutType>): ReactNode {
  return (
    <BeginningFirst>
      <Layout {...props} />
    </BeginningFirst>
  );
}

// Replaces the theme's own, whose blocks highlight in the browser: a page's blocks are samples,
// so what is left is code in a sentence.
import CodeInline from '@theme/CodeInline';
import type { ComponentProps, ReactNode } from 'react';

export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <CodeInline {...props} />;
}

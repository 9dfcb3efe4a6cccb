// Replaces the theme's own, whose blocks highlight in the browser: a page's blocks are samples,
// so what is left is code in a sentence.
import CodeInline from '@theme/CodeInline';
import type { ComponentProps, ReactNode } from 'react';

/** A short name, such as `--allow-origin` or `touch-action: none`, that a line would tear at its hyphens. */
const NAME_WITH_HYPHENS = /^(?=.*-).{1,24}$/;

export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  const isWhole = NAME_WITH_HYPHENS.test(String(props.children));
  return <CodeInline {...props} className={isWhole ? 'whole' : undefined} />;
}

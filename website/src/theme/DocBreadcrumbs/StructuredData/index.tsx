// Wraps upstream's: the data is for whoever reads the HTML. In a browser it would become a script
// element written from text, which the content policy refuses.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { WrapperProps } from '@docusaurus/types';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type StructuredDataType from '@theme/DocBreadcrumbs/StructuredData';
import type { ReactNode } from 'react';

type Props = WrapperProps<typeof StructuredDataType>;

export default function StructuredDataWrapper(props: Props): ReactNode {
  return ExecutionEnvironment.canUseDOM ? null : <StructuredData {...props} />;
}

// Wraps upstream's: the data is only needed in HTML. In a browser it would be a script element
// created from text, which the content policy blocks.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { WrapperProps } from '@docusaurus/types';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type StructuredDataType from '@theme/DocBreadcrumbs/StructuredData';
import type { ReactNode } from 'react';

type Props = WrapperProps<typeof StructuredDataType>;

export default function StructuredDataWrapper(props: Props): ReactNode {
  return ExecutionEnvironment.canUseDOM ? null : <StructuredData {...props} />;
}

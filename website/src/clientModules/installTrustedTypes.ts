import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { brand } from '@site/brand';
import { trustOwnContent } from 'static-host-rules/client';

if (ExecutionEnvironment.canUseDOM) trustOwnContent(brand.baseUrl);

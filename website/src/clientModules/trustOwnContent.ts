import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { brand } from '@site/brand';
import { trustOwnContent } from '@site/plugins/content-policy/trustOwnContent';

if (ExecutionEnvironment.canUseDOM) trustOwnContent(brand.baseUrl);

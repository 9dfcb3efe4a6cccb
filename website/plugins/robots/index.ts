import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { localePrefixes } from '../../config/hosting';
import { brand } from '../../brand';
import { renderRobots } from './renderRobots';

/** Writes `robots.txt`, which crawlers ask for at the root of a host. */
export default function robots({ i18n }: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({ outDir }) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const site = brand.publicUrl + brand.baseUrl;
      const homes = Object.values(localePrefixes).map((prefix) => site + prefix.slice(1));
      await writeFile(join(outDir, 'robots.txt'), renderRobots(homes));
    },
  };
}

import { runCommand } from 'korean-docs-search/cli';
import { searchOptions } from '../config/search';

process.exitCode = await runCommand(process.argv.slice(2), searchOptions);

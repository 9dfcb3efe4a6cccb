import { rspack } from '@docusaurus/faster';
import { frameOf } from '../page-frame/frameOf';
import { contentsOf, readRouteChunks } from '../page-frame/readRouteChunks';

const { SwcJsMinimizerRspackPlugin: Minimizer } = rspack;

interface How {
  compress?: object;
  preamble?: string;
}

// Docusaurus's own writes for browsers of 2009, in ASCII alone: six letters for each of Hangul.
function minimize(
  which: object,
  { compress = { passes: 3, pure_funcs: ['Symbol.for'] }, preamble = '' }: How = {},
): InstanceType<typeof Minimizer> {
  return new Minimizer({
    ...which,
    minimizerOptions: {
      ecma: 2020,
      compress: { ecma: '2020', ...compress },
      format: { ecma: 2020, comments: false, preamble },
    },
  });
}

const asWritten = { defaults: false, properties: true, booleans: true, join_vars: true, passes: 1 };

/**
 * Has a browser make ready, beside the page and while it loads, all functions of the scripts that
 * every page needs. It would make each ready as it is first called: a third of the app's start. The
 * texts of pages are written shortly, and not looked through for what they could do without: that
 * takes a quarter more of the processor, and saves seven bytes of a thousand.
 */
export function minimizers(generatedFolder: string): InstanceType<typeof Minimizer>[] {
  const chunks = readRouteChunks(generatedFolder);
  const [frame = ''] = frameOf(chunks);
  const named = (...names: string[]): RegExp => new RegExp(`/(${names.join('|')})\\.\\w+\\.js$`);
  const ofEveryPage = named('main', frame);
  const texts = named(...contentsOf(chunks));
  return [
    minimize({ include: ofEveryPage }, { preamble: '//# allFunctionsCalledOnLoad\n' }),
    minimize({ include: texts }, { compress: asWritten }),
    minimize({ exclude: [ofEveryPage, texts] }),
  ];
}

import { rspack } from '@docusaurus/faster';
import { frameOf } from '../page-frame/frameOf';
import { readRouteChunks } from '../page-frame/readRouteChunks';

const { SwcJsMinimizerRspackPlugin: Minimizer } = rspack;

// Docusaurus's own writes for browsers of 2009, in ASCII alone: six letters for each of Hangul.
function minimize(
  which: object,
  { passes = 3, preamble = '' } = {},
): InstanceType<typeof Minimizer> {
  return new Minimizer({
    ...which,
    minimizerOptions: {
      ecma: 2020,
      compress: { ecma: '2020', passes, pure_funcs: ['Symbol.for'] },
      format: { ecma: 2020, comments: false, preamble },
    },
  });
}

/**
 * Has a browser make ready, beside the page and while it loads, all functions of the scripts that
 * every page needs. It would make each ready as it is first called: a third of the app's start. The
 * texts of pages are minified in one pass: two more save 40 bytes of each, and take most of the time.
 */
export function minimizers(generatedFolder: string): InstanceType<typeof Minimizer>[] {
  const chunks = readRouteChunks(generatedFolder);
  const [frame = ''] = frameOf(chunks);
  const named = (...names: string[]): RegExp => new RegExp(`/(${names.join('|')})\\.\\w+\\.js$`);
  const ofEveryPage = named('main', frame);
  const contents = [...chunks.values()].map(({ content }) => content);
  const texts = named(...contents.filter((name) => typeof name === 'string'));
  return [
    minimize({ include: ofEveryPage }, { preamble: '//# allFunctionsCalledOnLoad\n' }),
    minimize({ include: texts }, { passes: 1 }),
    minimize({ exclude: [ofEveryPage, texts] }),
  ];
}

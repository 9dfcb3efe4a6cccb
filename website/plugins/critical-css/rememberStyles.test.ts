import { parse } from 'postcss';
import { expect, it } from 'vitest';
import { rememberStyles } from './rememberStyles';
import { selectStyles } from './selectStyles';

const styles = parse(
  'main{color:red}.menu a{color:blue}#top{top:0}[class*="heading_"]{left:0}[data-open]{right:0}',
);

it('a page gets the styles it would be given alone, whatever page came before', () => {
  const stylesOf = rememberStyles(styles);
  const pages = [
    ['main', '.other', '#unknown'],
    ['main', '.another', '#else'],
    ['main', 'a', '.menu'],
    ['main', '.heading_x1'],
    ['main', '#top', '[data-open'],
  ].map((names) => new Set(names));
  for (const names of pages) expect(stylesOf(names)).toBe(selectStyles(styles, names));
});

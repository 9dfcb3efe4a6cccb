import { describe, expect, it } from 'vitest';
import { chooseElements, mergeAttributes } from './chooseElements';
import { readElements } from './readElements';

const title = (text: string) => readElements(<title>{text}</title>);
const texts = (elements: ReturnType<typeof chooseElements>) =>
  elements.map(({ text, attributes }) => text || attributes.content || attributes.href);

describe('the head of a page', () => {
  it('has the title of the component drawn last', () => {
    expect(texts(chooseElements([title('site'), title('page')]))).toEqual(['page']);
  });

  it('has every element that one component says about a topic, in its order', () => {
    const links = readElements(
      <>
        <link rel="alternate" hrefLang="ko" href="/" />
        <link rel="alternate" hrefLang="en" href="/en/" />
      </>,
    );
    expect(texts(chooseElements([links, title('page')]))).toEqual(['/', '/en/', 'page']);
  });

  it('replaces a description by a later one, and an image of the site by that of the page', () => {
    const site = readElements(<meta name="description" content="site" />);
    const page = readElements(<meta name="description" content="page" />);
    const image = readElements(<meta property="og:image" content="card" />);
    expect(texts(chooseElements([site, image, page]))).toEqual(['card', 'page']);
  });

  it('keeps scripts of data beside each other', () => {
    const script = readElements(<script type="application/ld+json">{'{"a":1}'}</script>);
    expect(texts(chooseElements([script, script]))).toEqual(['{"a":1}', '{"a":1}']);
  });

  it('lays the attributes of html over one another, by their names in HTML', () => {
    const first = readElements(<html lang="ko" className="a" />);
    const second = readElements(<html lang="ko" className="b" data-has-hydrated={true} />);
    expect(mergeAttributes([first, second], 'html')).toEqual({
      lang: 'ko',
      class: 'b',
      'data-has-hydrated': 'true',
    });
  });
});

// Replaces upstream's: uses the site's layout, and offers a search for the words of the address.
import Translate, { translate } from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { wordsOfAddress } from './wordsOfAddress';

export default function NotFoundContent({ className }: Props): ReactNode {
  const history = useHistory();
  const search = () =>
    history.replace({
      ...history.location,
      search: `?q=${encodeURIComponent(wordsOfAddress(history.location.pathname))}`,
    });
  return (
    <main className={clsx('container message-page', className)}>
      <p className="message-page__code">404</p>
      <h1>{translate({ id: 'theme.NotFound.title', message: 'Page not found' })}</h1>
      <p>
        <Translate id="theme.NotFound.p1">There is no page at this address.</Translate>{' '}
        <Translate id="layout.notFound.advice">
          주소를 잘못 입력했거나 페이지가 옮겨졌을 수 있습니다. 문서에서 검색해 보세요.
        </Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2">
          If you followed a link, tell the owner of the site it is on that the link is broken.
        </Translate>
      </p>
      <p className="message-page__ways">
        <button
          type="button"
          className="button button--primary"
          aria-haspopup="dialog"
          onClick={search}
        >
          <Translate id="layout.notFound.search">문서 검색</Translate>
        </button>
        <Link className="button" to="/docs/introduction">
          <Translate id="layout.notFound.docs">문서 보기</Translate>
        </Link>
        <Link className="button" to="/">
          <Translate id="layout.notFound.home">홈으로</Translate>
        </Link>
      </p>
    </main>
  );
}

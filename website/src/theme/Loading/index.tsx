// Replaces the core's fallback, which is English only and has too little contrast in dark mode.
import Translate from '@docusaurus/Translate';
import type LoadingFallback from '@theme/Loading';
import type { ComponentProps, ReactNode } from 'react';

type Props = ComponentProps<typeof LoadingFallback>;

export default function Loading({ error, retry, pastDelay }: Props): ReactNode {
  if (error) {
    return (
      <main className="container message-page">
        <div role="alert">
          <h1>
            <Translate id="layout.loading.failed">페이지를 불러오지 못했습니다</Translate>
          </h1>
        </div>
        <pre>{String(error)}</pre>
        <p>
          <button type="button" className="button button--primary" onClick={retry}>
            <Translate id="layout.loading.retry">다시 불러오기</Translate>
          </button>
        </p>
      </main>
    );
  }
  if (!pastDelay) return null;
  return (
    <p className="container message-page" role="status">
      <Translate id="layout.loading.waiting">불러오는 중입니다</Translate>
    </p>
  );
}

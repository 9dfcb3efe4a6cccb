// Replaces upstream's: uses the site's layout, and lists each cause as an item rather than as one
// text. Uses no context of the site, so that it works when that context is broken.
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/Error';
import type { ReactNode } from 'react';
import { errorMessages } from './errorMessages';

export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  const [crash, ...causes] = errorMessages(error);
  return (
    <main className="container message-page">
      <div role="alert">
        <h1>
          <Translate id="theme.ErrorPageContent.title">This page crashed</Translate>
        </h1>
      </div>
      <p>
        <button type="button" className="button button--primary" onClick={tryAgain}>
          <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
        </button>
      </p>
      <h2>
        <Translate id="layout.crash.message">오류 메시지</Translate>
      </h2>
      <pre>{crash}</pre>
      {causes.length > 0 && (
        <>
          <h2>
            <Translate id="layout.crash.causes">원인</Translate>
          </h2>
          <ol>
            {causes.map((cause, index) => (
              <li key={index}>
                <pre>{cause}</pre>
              </li>
            ))}
          </ol>
        </>
      )}
    </main>
  );
}

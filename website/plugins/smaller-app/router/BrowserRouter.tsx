import { createBrowserHistory } from 'history';
import { type ReactNode, useState } from 'react';
import { Router } from 'react-router';

/** Keeps the page's address in the browser's history. */
export function BrowserRouter({ children }: { children: ReactNode }): ReactNode {
  const [history] = useState(() => createBrowserHistory());
  return <Router history={history}>{children}</Router>;
}

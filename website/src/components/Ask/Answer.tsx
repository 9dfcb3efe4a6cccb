import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useWords } from '@site/src/language';
import type { Source } from 'korean-docs-search/answers';
import type { ReactNode } from 'react';
import type { GuideReply } from './createGuide';
import { findRunButton, isPageShown, showSection, waitFor } from './showSection';
import styles from './styles.module.css';
import { words } from './words';

interface AnswerProps {
  /** The text of her message. */
  text: string;
  /** What it quotes, once the message is complete. */
  reply?: GuideReply;
}

/** A message of hers. What she quotes from the pages is set apart from her own words. */
export default function Answer({ text, reply }: AnswerProps): ReactNode {
  if (!reply?.quotes.length) return <p>{text}</p>;
  return (
    <>
      <p>{reply.says.split('\n', 1)[0]}</p>
      <blockquote className={styles.quotes}>
        {reply.quotes.map((quote) => {
          const [name, ...lines] = quote.split('\n');
          return (
            <p key={quote}>
              {lines.length > 0 && <strong>{name}</strong>}
              {lines.length > 0 ? lines.join('\n') : name}
            </p>
          );
        })}
      </blockquote>
    </>
  );
}

export interface PageActions {
  /**
   * Scrolls to a section and highlights it. Resolves with whether it exists.
   * @param takesFocus - Whether it also takes the focus, as when a link to it is followed.
   */
  show: (source: Source, quotes?: readonly string[], takesFocus?: boolean) => Promise<boolean>;
  /** Runs the sample of a section. Resolves with whether there is one. */
  run: (source: Source) => Promise<boolean>;
}

const anchorOf = ({ href }: Source): string => href.split('#')[1] ?? '';

/** The actions on the page that answers offer. */
export function usePageActions(): PageActions {
  const history = useHistory();
  const base = useDocusaurusContext().siteConfig.baseUrl;
  async function go(source: Source): Promise<void> {
    const [path = '', id] = source.href.split('#');
    const state = { searched: true };
    history.push({ pathname: base + path, hash: id ? `#${id}` : '', state });
    await waitFor(() => isPageShown(source.title));
  }
  return {
    async show(source, quotes = [], takesFocus = false) {
      await go(source);
      return showSection(anchorOf(source), quotes, takesFocus);
    },
    async run(source) {
      await go(source);
      const button = await waitFor(() => findRunButton(anchorOf(source)));
      button?.scrollIntoView({ block: 'center' });
      button?.click();
      return button !== undefined;
    },
  };
}

const nameOf = ({ title, heading }: Source): string =>
  heading && heading !== title ? `${title} › ${heading}` : title;

/** The sources to show: the first that an answer quotes, else the nearest sections. */
const citedSources = ({ sources, quotes }: GuideReply): readonly Source[] =>
  quotes.length ? sources.slice(0, 1) : sources;

/** The names of an answer's sources. */
export const nameSources = (reply: GuideReply): string =>
  citedSources(reply).map(nameOf).join(', ');

interface SourcesProps {
  reply: GuideReply;
  actions: PageActions;
}

/** The sources of an answer. */
export function Sources({ reply, actions }: SourcesProps): ReactNode {
  const { pathname } = useLocation();
  const text = useWords(words);
  const { sources, quotes } = reply;
  const [first] = sources;
  if (!first) return null;
  const isHere = pathname.endsWith(`/${first.href.split('#')[0] ?? ''}`);
  return (
    <div className={styles.sources} role="group" aria-label={text.sources}>
      {citedSources(reply).map((source) => (
        <Link
          key={source.href}
          to={`/${source.href}`}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            void actions.show(source, quotes, true);
          }}
        >
          {nameOf(source)}
        </Link>
      ))}
      {quotes.length > 0 && (
        <button
          type="button"
          className="pill"
          onClick={() => void actions.show(first, quotes, true)}
        >
          {text.show}
        </button>
      )}
      {quotes.length > 0 && isHere && findRunButton(anchorOf(first)) && (
        <button type="button" className="pill" onClick={() => void actions.run(first)}>
          {text.run}
        </button>
      )}
    </div>
  );
}

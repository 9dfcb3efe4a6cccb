import type { ReactNode } from 'react';
import type { GuideReply } from './createGuide';
import styles from './styles.module.css';

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

import {
  answerQuestion,
  type Answered,
  type AskPages,
} from 'korean-docs-search/answers';

/** Everything the agent says that stands in no page. */
export interface OwnWords {
  found: string;
  near: string;
  none: string;
}

export interface Answer extends Answered {
  /** Own words, and below them sentences of the pages word for word. */
  says: string;
}

/** Answers from the pages, each question going on from the one before. */
export function answerFrom(ask: AskPages, words: OwnWords) {
  let before: string | undefined;
  return async (question: string): Promise<Answer> => {
    const found = await answerQuestion(ask, question, before);
    const { quotes, sources } = found;
    if (quotes.length > 0) before = found.question;
    const own = sources.length > 0 ? words.near : words.none;
    const lines = quotes.length > 0 ? [words.found, ...quotes] : [own];
    return { ...found, says: lines.join('\n') };
  };
}

import type { KeyboardEvent, MouseEvent } from 'react';
import type { Option } from './useDisplayedResults';

interface Results {
  /** What was searched for. */
  query: string;
  option: Option | undefined;
  /** Whether the results are in the other language, which is a separate app. */
  elsewhere: boolean;
  /** Moves the selection; false when a key is not for it. */
  move: (key: string) => boolean;
  reveal: () => void;
  remember: (query: string) => void;
  /** Follows a result of this language, and closes the search. */
  onFollow: (href: string) => void;
  onClose: () => void;
}

/** Handlers for following a result: by press or Enter, optionally in a new tab. */
export function createResultHandlers(results: Results): {
  choose: (option: Option, event: MouseEvent) => void;
  onKey: (event: KeyboardEvent) => void;
  submit: (typed: string) => void;
} {
  const { query, option, elsewhere, move, reveal, remember, onFollow, onClose } = results;
  const follow = ({ href }: Option): void => {
    remember(query);
    if (!elsewhere) onFollow(href);
    else {
      location.assign(href);
      onClose();
    }
  };
  return {
    choose(chosen, event) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
        remember(query);
        return;
      }
      event.preventDefault();
      follow(chosen);
    },
    onKey(event) {
      const inNewTab = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (inNewTab && option) window.open(option.href, '_blank', 'noopener');
      else if (plain && move(event.key)) reveal();
      else return;
      event.preventDefault();
    },
    submit(typed) {
      if (option && typed && query === typed) follow(option);
    },
  };
}

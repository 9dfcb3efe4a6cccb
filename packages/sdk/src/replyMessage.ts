import type { Messages } from './messages.js';

/** The message of a reply: there from its first part on, or else from its end. */
export interface ReplyMessage {
  add(part: string): void;
  complete(text: string): void;
  /** No more of the reply comes; what came of it stays. */
  cut(): void;
}

/**
 * Makes the message of a reply of which nothing has come.
 * @param via - How the question was asked.
 */
export const createReplyMessage = (messages: Messages, via: 'text' | 'recording'): ReplyMessage => {
  let id: number | undefined;
  return {
    add(part) {
      id ??= messages.add({ role: 'agent', text: '', via, status: 'partial' });
      messages.extend(id, part);
    },
    complete(text) {
      if (id === undefined) messages.add({ role: 'agent', text, via, status: 'complete' });
      else messages.end(id, 'complete', text);
    },
    cut() {
      if (id !== undefined) messages.end(id, 'cut');
    },
  };
};

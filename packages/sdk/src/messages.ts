import type { Emit } from './emitter.js';
import type { Message } from './events.js';
import { limits } from './limits.js';

/** The conversation, as an immutable array that is replaced on every change. */
export interface Messages {
  readonly all: readonly Message[];
  /** Adds a message, complete or arriving. */
  add(content: Pick<Message, 'role' | 'text' | 'via' | 'status'>): number;
  /** Appends a part to a message that is arriving. */
  extend(id: number, delta: string): void;
  /** Completes an arriving message with its final text, or marks it as cut. */
  end(id: number, status: 'complete' | 'cut', text?: string): void;
}

/** Creates an empty conversation. */
export const createMessages = (emit: Emit): Messages => {
  let all: readonly Message[] = [];
  let lastId = 0;
  const replace = (id: number, alter: (message: Message) => Message): Message | undefined => {
    const message = all.find((each) => each.id === id);
    if (!message) return;
    const altered = alter(message);
    all = all.map((each) => (each === message ? altered : each));
    return altered;
  };
  return {
    get all() {
      return all;
    },
    add(content) {
      const message = { id: ++lastId, ...content, at: Date.now() };
      all = [...all, message].slice(-limits.messagesKept);
      emit('message', message);
      return message.id;
    },
    extend(id, delta) {
      const message = replace(id, (before) => ({ ...before, text: before.text + delta }));
      if (message) emit('message-delta', { messageId: id, delta, text: message.text });
    },
    end(id, status, text) {
      const message = replace(id, (before) => ({ ...before, status, text: text ?? before.text }));
      if (message) emit('message', message);
    },
  };
};

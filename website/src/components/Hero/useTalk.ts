import type { Locale } from '@site/brand';
import { leaveOldBuild } from '@site/src/deployment/leaveOldBuild';
import type { Agent } from 'product-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { applyMessages } from '../LivePanel/view/applyMessages';
import { begun, type RunView } from '../LivePanel/view/RunView';

export type TalkFailure = 'unreachable' | 'microphone' | 'failed';

export interface Talk {
  /** What there is to see; undefined before the first word. */
  view?: RunView;
  failure?: TalkFailure;
  /** Sends what was typed. Whatever she is doing ends. Resolves to whether it was sent. */
  send: (text: string) => Promise<boolean>;
  /** Begins to record, or sends what was recorded. */
  toggleRecording: () => Promise<void>;
  /** Ends the session. */
  end: () => void;
}

const loadTalk = () => import('./openTalk');

/** A conversation with the agent in the page. Nothing is loaded before the first word. */
export function useTalk(language: Locale): Talk {
  const [view, setView] = useState<RunView>();
  const [failure, setFailure] = useState<TalkFailure>();
  const held = useRef<Agent>(undefined);

  const open = useCallback(async (): Promise<Agent> => {
    const { openTalk } = await loadTalk();
    held.current ??= openTalk(language, (message) =>
      setView((before) => applyMessages(before ?? begun, [message])),
    );
    // Also after the session has ended by itself.
    await held.current.actions.connect();
    return held.current;
  }, [language]);

  const attempt = useCallback(
    async (what: (agent: Agent) => Promise<unknown>): Promise<boolean> => {
      setFailure(undefined);
      let agent: Agent;
      try {
        agent = await open();
      } catch {
        setFailure('unreachable');
        void leaveOldBuild();
        return false;
      }
      try {
        await what(agent);
        return true;
      } catch (error) {
        const { code } = error as { code?: string };
        // The next word, or the end of the page, has taken its place.
        if (code === 'interrupted' || code === 'aborted') return true;
        setFailure(code?.startsWith('microphone') ? 'microphone' : 'failed');
        return false;
      }
    },
    [open],
  );

  const send = useCallback(
    (text: string) => attempt(({ actions }) => actions.sendText(text)),
    [attempt],
  );
  const toggleRecording = useCallback(async () => {
    await attempt(({ state, actions }) =>
      state === 'recording' ? actions.stopRecording() : actions.startRecording(),
    );
  }, [attempt]);
  const end = useCallback(() => {
    void held.current?.actions.disconnect();
    held.current = undefined;
    setView(undefined);
  }, []);
  useEffect(() => () => void held.current?.actions.disconnect(), []);
  return { view, failure, send, toggleRecording, end };
}

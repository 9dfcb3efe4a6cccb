import { usePluginData } from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useLocale } from '@site/src/language';
import { leaveOldBuild } from 'deferred-hydration/client';
import type { SearchData } from 'korean-docs-search/docusaurus';
import type { Agent } from 'product-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { applyMessages, type ChatMessage, initialView, type RunView } from '../LivePanel/runView';
import type { GuideReply } from './createGuide';
import type { openGuide } from './openAgent';
import type { PageActions } from './Answer';

export type ConversationFailure = 'unreachable' | 'microphone' | 'failed';

export interface Conversation {
  /** What is shown; undefined before the first message. */
  view?: RunView;
  /** The messages from before sound was turned on or off. */
  earlier: readonly ChatMessage[];
  failure?: ConversationFailure;
  /** The answers, latest last. */
  replies: readonly GuideReply[];
  /** Loads and connects the agent before the first message. */
  prepare: () => void;
  /** Sends what was typed, interrupting the agent. Resolves with whether it was sent. */
  send: (text: string) => Promise<boolean>;
  /** Starts recording, or sends the recording. */
  toggleRecording: () => Promise<void>;
  /** Stops what she is saying. */
  stopSpeaking: () => void;
  /** Ends the session. */
  end: () => void;
}

/** The answer behind a message of hers. */
export const replyOf = (
  replies: readonly GuideReply[],
  { role, text }: Pick<ChatMessage, 'role' | 'text'>,
): GuideReply | undefined =>
  role === 'agent' ? replies.findLast(({ says }) => says.trim() === text.trim()) : undefined;

/** Loads everything but her face. */
const loadAgent = () => import('./openAgent');

const maxReplies = 50;

/**
 * A conversation with the agent in the page. Nothing is loaded before `prepare` or the first
 * message.
 * @param actions - The site's tools.
 * @param speech - Whether she is audible. Messages are kept when that changes.
 */
export function useConversation(
  actions: PageActions,
  speech: 'auto' | 'off' = 'auto',
): Conversation {
  const language = useLocale();
  const { worker } = usePluginData('korean-docs-search') as SearchData;
  const base = useDocusaurusContext().siteConfig.baseUrl;
  const [view, setView] = useState<RunView>();
  const [isAsked, setAsked] = useState(false);
  const [earlier, setEarlier] = useState<readonly ChatMessage[]>([]);
  const [failure, setFailure] = useState<ConversationFailure>();
  const [replies, setReplies] = useState<readonly GuideReply[]>([]);
  const session = useRef<{ agent: Agent; speech: string }>(undefined);
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const guide = useRef<ReturnType<typeof openGuide>>(undefined);

  const load = useCallback(async () => {
    const { openGuide: createGuide, openAgent } = await loadAgent();
    guide.current ??= createGuide(language, { worker: base + worker, base }, (reply) =>
      setReplies((before) => [...before, reply].slice(-maxReplies)),
    );
    return { openAgent, reply: guide.current };
  }, [language, base, worker]);

  const open = useCallback(async (): Promise<Agent> => {
    const { openAgent, reply } = await load();
    if (session.current && session.current.speech !== speech) {
      void session.current.agent.actions.disconnect();
      session.current = undefined;
      setView((before) => {
        if (before) setEarlier((messages) => [...messages, ...before.messages]);
        return undefined;
      });
    }
    const current = (session.current ??= {
      agent: openAgent(
        language,
        reply,
        speech,
        () => latest.current,
        (message) => {
          // A replaced agent still emits its last events.
          if (session.current === current)
            setView((before) => applyMessages(before ?? initialView, [message]));
        },
      ),
      speech,
    });
    // Also after the session has ended by itself.
    await current.agent.actions.connect();
    return current.agent;
  }, [language, speech, load]);

  async function attempt(what: (agent: Agent) => Promise<unknown>): Promise<boolean> {
    setFailure(undefined);
    setAsked(true);
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
      // Replaced by the next message, or the page is gone.
      if (code === 'interrupted' || code === 'aborted') return true;
      setFailure(code?.startsWith('microphone') ? 'microphone' : 'failed');
      return false;
    }
  }

  const send = (text: string): Promise<boolean> => attempt(({ actions }) => actions.sendText(text));
  const toggleRecording = async (): Promise<void> => {
    await attempt(({ state, actions }) =>
      state === 'recording' ? actions.stopRecording() : actions.startRecording(),
    );
  };
  // A failure to load is reported when it is needed.
  const prepare = useCallback(() => {
    if (!session.current) open().catch(() => undefined);
  }, [open]);
  const stopSpeaking = useCallback(() => {
    session.current?.agent.actions.stopSpeaking().catch(() => undefined);
  }, []);
  // Turning the sound off stops speech at once; the text still arrives.
  useEffect(() => {
    if (speech === 'off') stopSpeaking();
  }, [speech, stopSpeaking]);
  const end = useCallback(() => {
    void session.current?.agent.actions.disconnect();
    session.current = undefined;
    setAsked(false);
    setView(undefined);
  }, []);
  useEffect(() => () => void session.current?.agent.actions.disconnect(), []);
  // Connecting in advance is not shown.
  const shown = isAsked ? view : undefined;
  return {
    view: shown,
    earlier,
    failure,
    replies,
    prepare,
    send,
    toggleRecording,
    stopSpeaking,
    end,
  };
}

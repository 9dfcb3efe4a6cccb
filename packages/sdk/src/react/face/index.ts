import { createElement, useEffect, useState, type CSSProperties, type ReactElement } from 'react';
import { showFace, type FaceOptions } from '../../face/index.js';
import type { Agent } from '../../index.js';

/**
 * The props of `AgentFace`.
 * @since 0.1.0
 */
export interface AgentFaceProps extends FaceOptions {
  /** The client whose agent the face shows, as returned by `useAgent` or `createAgent`. */
  agent: Pick<Agent, 'state' | 'on'>;
  /** The class of the element that contains the face. The face fills its width. */
  className?: string | undefined;
  /**
   * The style of the element that contains the face. It sets the width, and colors such as
   * `--face-hair`.
   */
  style?: CSSProperties | undefined;
}

/**
 * Shows an agent's face. It expresses state and emotion, lip-syncs speech, and indicates recording. A
 * server renders an empty element. The face is hidden from screen readers. Changing `agent`, `still`
 * or `followPointer` redraws the face.
 * @param props - The client, and how the face behaves and looks.
 * @returns The element that contains the face.
 * @since 0.1.0
 */
export const AgentFace = ({
  agent,
  still,
  followPointer,
  className,
  style,
}: AgentFaceProps): ReactElement => {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(
    () => (place ? showFace(place, agent, { still, followPointer }) : undefined),
    [place, agent, still, followPointer],
  );
  return createElement('div', { ref: setPlace, className, style });
};

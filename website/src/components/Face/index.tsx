import type { AgentState, Emotion, MouthShape } from 'product-sdk';
import { createFace, type Face as Drawn } from 'product-sdk/face';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './styles.module.css';

export interface FaceProps {
  state: AgentState;
  /** The emotion of the reply. */
  emotion?: Emotion;
  /** The viseme of the last speech mark. */
  mouth?: MouthShape;
  /** The user's volume while recording, 0–1. */
  level?: number;
  /** Whether eyes and head follow the pointer. */
  followPointer?: boolean;
}

/** The agent's face, as drawn by the SDK. What it says is shown as text beside it. */
export default function Face({
  state,
  emotion = 'calm',
  mouth = 'rest',
  level = 0,
  followPointer,
}: FaceProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const face = useRef<Drawn>(undefined);
  useEffect(() => {
    if (!container.current) return undefined;
    const handle = createFace(container.current, { followPointer });
    face.current = handle;
    return () => handle.stop();
  }, [followPointer]);
  useEffect(() => {
    // A change of the state may reset the emotion.
    face.current?.setState(state);
    face.current?.setEmotion(emotion);
  }, [state, emotion]);
  useEffect(() => face.current?.setMouth(mouth), [mouth]);
  useEffect(() => face.current?.setLevel(level), [level]);
  return <div ref={container} className={styles.face} />;
}

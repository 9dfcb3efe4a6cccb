import portrait from '@generated/generated-data/default/face.json';
import { useWords } from '@site/src/language';
import type { ReactNode } from 'react';
import LiveRun from '../LiveRun';
import styles from './styles.module.css';

interface Scene {
  /** What she is seen on. */
  device: string;
  /** Further elements, as strokes. */
  strokes: string;
  /** The center of her face, and its height. */
  face: readonly [x: number, y: number, height: number];
  /** The center of her message, and its width. */
  bubble: readonly [x: number, y: number, width: number];
}

/** Each drawing is 160 by 100. */
const drawings = {
  kiosk: {
    device: 'M51 9q0-3 3-3h52q3 0 3 3v72q0 3-3 3H54q-3 0-3-3zM73 84h14v8H73z',
    strokes: 'M58 93h44',
    face: [80, 36, 31],
    bubble: [80, 74, 46],
  },
  corner: {
    device: 'M10 12q0-4 4-4h132q4 0 4 4v76q0 4-4 4H14q-4 0-4-4z',
    strokes: 'M12 20h136M16 14h1M22 14h1M22 32h62M22 42h54M22 52h60M22 62h48M22 72h56',
    face: [126, 62, 24],
    bubble: [118, 38, 46],
  },
  app: {
    device: 'M54 12q0-8 8-8h36q8 0 8 8v76q0 8-8 8H62q-8 0-8-8z',
    strokes: 'M75 9h10M63 87h34',
    face: [80, 38, 28],
    bubble: [80, 74, 42],
  },
  captions: {
    device: 'M10 12q0-4 4-4h132q4 0 4 4v76q0 4-4 4H14q-4 0-4-4z',
    strokes: '',
    face: [80, 36, 38],
    bubble: [80, 83, 64],
  },
} satisfies Record<string, Scene>;

const faceSymbolId = 'scene-her';

/** The symbol she is drawn from. Its ids differ from those of the face at the top of the page. */
const faceSymbol = {
  __html: portrait.replaceAll('portrait', 'scene').replaceAll(/^<svg[^>]*>|<\/svg>$/g, ''),
};

/** A place in which she is shown. The page contains her drawing once, in the first. */
function Drawing({
  scene,
  says,
  first,
}: {
  scene: Scene;
  says: string;
  first: boolean;
}): ReactNode {
  const [x, y, height] = scene.face;
  const [middle, line, width] = scene.bubble;
  const scale = height / 100;
  const place = { x: x - 80 * scale, y: y - 50 * scale, width: 160 * scale, height: 160 * scale };
  return (
    <svg viewBox="0 0 160 100" aria-hidden="true">
      <path className={styles.device} d={scene.device} />
      <path className={styles.strokes} d={scene.strokes} />
      {first && (
        <symbol id={faceSymbolId} viewBox="0 0 160 160" dangerouslySetInnerHTML={faceSymbol} />
      )}
      <use href={`#${faceSymbolId}`} {...place} />
      <rect
        className={styles.bubble}
        {...{ x: middle - width / 2, y: line - 6, width, height: 12, rx: 6 }}
      />
      <text x={middle} y={line + 2.5} textAnchor="middle">
        {says}
      </text>
    </svg>
  );
}

const words = {
  ko: {
    title: '같은 얼굴, 네 가지 화면',
    text: '얼굴은 어느 화면에나 넣을 수 있습니다. 실행하고 장면을 바꿔 보세요.',
    hello: '안녕하세요',
    scenes: {
      kiosk: { name: '키오스크', text: '먼저 인사하고 화면을 안내합니다.' },
      corner: { name: '페이지 구석의 상담 창', text: '읽던 페이지를 가리지 않고 답합니다.' },
      app: { name: '모바일 앱', text: 'WebView 안에서 그대로 동작합니다.' },
      captions: { name: '자막이 있는 화면', text: '말하는 문장을 자막으로 보여 줍니다.' },
    },
  },
  en: {
    title: 'One face, four scenes',
    text: 'The face fits into any screen. Run it and switch scenes.',
    hello: 'Hello',
    scenes: {
      kiosk: { name: 'Kiosk', text: 'Greets visitors first and guides them through the screen.' },
      corner: { name: 'Chat corner', text: 'Answers without covering the page.' },
      app: { name: 'In an app', text: 'Works the same inside a WebView.' },
      captions: { name: 'Captions', text: 'Shows what is said as subtitles.' },
    },
  },
};

const places = ['kiosk', 'corner', 'app', 'captions'] as const;

/** Places for the agent: when it is run, one sample shows all four. */
export default function Scenes(): ReactNode {
  const { title, text, hello, scenes } = useWords(words);
  return (
    <section className={styles.scenes} aria-labelledby="scenes">
      <div className={styles.heading}>
        <h2 id="scenes">{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.live} data-scenes="">
        <LiveRun program="samples/introduction/scenes" isPage about={title} />
      </div>
      <ul>
        {places.map((place, nth) => (
          <li key={place}>
            <Drawing scene={drawings[place]} says={hello} first={nth === 0} />
            <strong>{scenes[place].name}</strong>
            <span>{scenes[place].text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

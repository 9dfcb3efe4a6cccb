import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import LiveRun from '../LiveRun';
import styles from './styles.module.css';

/** Each drawing is 96 by 60; a ring stands for the face. */
const drawings = {
  kiosk: 'M30 2h36v50H30zM24 58h48M38 44h20M57 22a9 9 0 1 1-18 0 9 9 0 0 1 18 0',
  corner:
    'M4 6h88v48H4zM4 14h88M12 24h34M12 32h28M12 40h34M86 43a6 6 0 1 1-12 0 6 6 0 0 1 12 0M54 38h14v10H54z',
  app: 'M34 2h28v56H34zM44 6h8M40 38h16v8H40zM55 22a7 7 0 1 1-14 0 7 7 0 0 1 14 0',
  captions: 'M4 6h88v48H4zM26 46h44M58 26a10 10 0 1 1-20 0 10 10 0 0 1 20 0',
};

/** Places where the same agent stands: one sample shows all four, when it is run. */
export default function Scenes(): ReactNode {
  const scenes = [
    {
      name: translate({ id: 'home.scenes.kiosk.name', message: '키오스크' }),
      text: translate({ id: 'home.scenes.kiosk', message: '먼저 인사하고 화면을 안내합니다.' }),
      d: drawings.kiosk,
    },
    {
      name: translate({ id: 'home.scenes.corner.name', message: '페이지 구석의 상담 창' }),
      text: translate({ id: 'home.scenes.corner', message: '읽던 페이지를 가리지 않고 답합니다.' }),
      d: drawings.corner,
    },
    {
      name: translate({ id: 'home.scenes.app.name', message: '모바일 앱' }),
      text: translate({ id: 'home.scenes.app', message: 'WebView 안에서 그대로 동작합니다.' }),
      d: drawings.app,
    },
    {
      name: translate({ id: 'home.scenes.captions.name', message: '자막이 있는 화면' }),
      text: translate({
        id: 'home.scenes.captions',
        message: '말하는 문장을 자막으로 보여 줍니다.',
      }),
      d: drawings.captions,
    },
  ];
  return (
    <section className={styles.scenes} aria-labelledby="scenes">
      <div className={styles.heading}>
        <h2 id="scenes">{translate({ id: 'home.scenes', message: '같은 얼굴, 네 가지 화면' })}</h2>
        <p>
          {translate({
            id: 'home.scenes.text',
            message: '얼굴은 어느 화면에나 넣을 수 있습니다. 실행하고 장면을 바꿔 보세요.',
          })}
        </p>
      </div>
      <div className={styles.live} data-scenes="">
        <LiveRun
          program="samples/introduction/scenes"
          isPage
          about={translate({ id: 'home.scenes', message: '같은 얼굴, 네 가지 화면' })}
        />
      </div>
      <ul>
        {scenes.map(({ name, text, d }) => (
          <li key={name}>
            <svg viewBox="0 0 96 60" aria-hidden="true">
              <path d={d} />
            </svg>
            <strong>{name}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Sample from '@site/src/components/Sample';
import Hero from '@site/src/components/Hero';
import type { RunView } from '@site/src/components/LivePanel/runView';
import BuildFacts from '@site/src/components/BuildFacts';
import Scenes from '@site/src/components/Scenes';
import QuickLinks from '@site/src/components/QuickLinks';
import firstTalk from '@site/samples/introduction/first-talk.ts?sample';
import { useWords } from '@site/src/language';
import Layout from '@theme/Layout';
import { type ReactNode, useState } from 'react';
import styles from './index.module.css';

const words = {
  ko: {
    title: '웹 페이지를 AI\u00a0디지털\u00a0휴먼과 연결하는 SDK',
    lead: '텍스트나 음성으로 대화하면 에이전트가 텍스트와 음성, 립싱크 데이터로 답합니다. 계정 없이 로컬 에이전트로 바로 실행해 보세요.',
    start: '시작하기',
    read: '소개 읽기',
  },
  en: {
    title: 'The SDK that connects a web page to an AI digital human',
    lead: 'Send text or speak into the microphone. The agent replies with text, speech and lip-sync data. Run it now against the local agent, with no account.',
    start: 'Get started',
    read: 'Read the introduction',
  },
};

/** Text joined by non-breaking spaces stays on one line, unless it is too long. */
function keepWhole(text: string): ReactNode {
  return text.split(/([^ ]*\u00a0[^ ]*)/).map((part, index) =>
    index % 2 ? (
      <span key={part} className={styles.whole}>
        {part.replaceAll('\u00a0', ' ')}
      </span>
    ) : (
      part
    ),
  );
}

export default function Home(): ReactNode {
  const { tagline } = useDocusaurusContext().siteConfig;
  const { title, lead, start, read } = useWords(words);
  const [run, setRun] = useState<RunView>();
  const [stops, setStops] = useState(0);
  return (
    <Layout title={tagline} description={lead}>
      <main className={styles.home}>
        <div className={styles.title}>
          <p className={styles.tagline}>{tagline}</p>
          <h1>{keepWhole(title)}</h1>
        </div>
        <Hero run={run} onTalk={() => setStops((before) => before + 1)} />
        <div className={styles.intro}>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.start}>
            <Link className="button button--primary" to="/docs/getting-started">
              {start}
            </Link>
            <Link className="button" to="/docs/introduction">
              {read}
            </Link>
          </p>
        </div>
        <Sample of={firstTalk} live stage={{ onView: setRun, stops }} />
        <QuickLinks />
        <div className={styles.below}>
          <Scenes />
          <BuildFacts />
        </div>
      </main>
    </Layout>
  );
}

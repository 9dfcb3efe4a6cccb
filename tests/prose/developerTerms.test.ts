import { describe, expect, test } from 'vitest';
import { findings } from './findings';
import {
  englishDeveloperTerms,
  headingForm,
  koreanDeveloperTerms,
  oneMeaningOfAgent,
  tableHeadTerms,
} from '../../packages/docs-parity/src/prose/developerTerms';

describe('Korean developer terms', () => {
  test.each([
    '`connect`를 부르세요.',
    '`connect`를 불러도 같습니다.',
    '콜백이 불리는지 확인하세요.',
    '끊기면 SDK가 다시 잇습니다.',
    '연결을 다시 이을 때마다 토큰을 받습니다.',
    '사용자가 페이지를 한 번 눌러야 합니다.',
    '페이지를 누르기 전에는 소리가 나지 않습니다.',
    '`false`를 주세요.',
    '1~60,000을 줄 수 있습니다.',
    '`signal`을 넘기면 취소할 수 있습니다.',
    '전화가 마이크를 빼앗았습니다.',
    '소리 없이 시간만 흐릅니다.',
    '소리의 제곱 평균 제곱근입니다.',
    '이 에이전트는 말을 알아듣지 못합니다.',
    'localhost는 늘 됩니다.',
    '클라이언트는 그냥 넘어가야 합니다.',
    '웹 페이지를 에이전트와 잇는 SDK입니다.',
  ])('reports "%s"', (text) => {
    expect(findings(koreanDeveloperTerms, text)).toHaveLength(1);
  });

  test.each([
    '`connect`를 호출하세요.',
    '거부를 처리하세요.',
    'SDK를 서버에서 불러옵니다.',
    '끊기면 SDK가 재연결합니다.',
    '버튼을 누르고 있는 동안 녹음합니다.',
    '사용자가 페이지를 클릭하거나 탭해야 합니다.',
    '다른 동작에 영향을 주지 않습니다.',
    '녹음의 결과를 알려 줍니다.',
    '이유를 알려 주세요.',
    '음성을 인식하지 않습니다.',
    'localhost는 항상 허용합니다.',
    '계속되는 요청을 이어서 처리합니다.',
  ])('accepts "%s"', (text) => {
    expect(findings(koreanDeveloperTerms, text)).toEqual([]);
  });
});

describe('English developer terms', () => {
  test.each([
    'The first sound needs a press.',
    'Allow sound without a press.',
    'Storing them is up to you.',
    'The price is up to whoever operates it.',
    'In this view the app has no say.',
    'Recording is refused with this code.',
    'It disconnects when the component goes away.',
    'Attempts are counted anew.',
    'Between half and all of that by chance.',
    'Unique within the agent object.',
    'The loudness (root mean square) of the microphone.',
  ])('reports "%s"', (text) => {
    expect(findings(englishDeveloperTerms, text).length).toBeGreaterThan(0);
  });

  test.each([
    'Browsers block audio until the user interacts with the page.',
    'Press the space bar.',
    'The recording lasts up to 60 seconds.',
    'It disconnects when the component unmounts.',
    'The call rejects with this code.',
    'The wait has 50–100 % jitter.',
    'Unique within the client.',
  ])('accepts "%s"', (text) => {
    expect(findings(englishDeveloperTerms, text)).toEqual([]);
  });
});

describe('table heads', () => {
  test.each(['뜻', '하는 일', '받는 값', '적용하는 쪽', '일어나는 곳', '쓰임'])(
    'reports "%s"',
    (text) => {
      expect(findings(tableHeadTerms, text, { kind: 'cell' })).toHaveLength(1);
    },
  );

  test('accepts the term of reference pages, and ignores sentences outside table heads', () => {
    expect(findings(tableHeadTerms, '동작', { kind: 'cell' })).toEqual([]);
    expect(findings(tableHeadTerms, '하는 일')).toEqual([]);
  });
});

describe('heading form', () => {
  test.each(['연결이 끊깁니다', '소리가 나지 않나요?', '이럴 때 쓰세요'])(
    'reports "%s" as a sentence',
    (text) => {
      expect(findings(headingForm, text, { kind: 'heading' })).toHaveLength(1);
    },
  );

  test.each(['연결이 끊김', '연결 취소하기', '제한'])('accepts "%s"', (text) => {
    expect(findings(headingForm, text, { kind: 'heading' })).toEqual([]);
  });

  test('ignores paragraphs', () => {
    expect(findings(headingForm, '연결이 끊깁니다')).toEqual([]);
  });
});

describe('one meaning of agent', () => {
  test.each([
    '`useAgent`는 호출할 때마다 에이전트를 새로 만듭니다.',
    '에이전트 하나는 한 번에 세션 하나만 엽니다.',
    'Each call makes an agent.',
    'Share one agent',
    'Create two agents for two conversations.',
  ])('reports "%s"', (text) => {
    expect(findings(oneMeaningOfAgent, text)).toHaveLength(1);
  });

  test.each([
    '에이전트 객체를 새로 만듭니다.',
    '테스트 안에서 실행되는 에이전트를 만듭니다.',
    'Each call creates a client.',
    '`createPageAgent` creates an agent that runs inside the page.',
  ])('accepts "%s"', (text) => {
    expect(findings(oneMeaningOfAgent, text)).toEqual([]);
  });
});

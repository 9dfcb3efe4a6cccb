import { expect, test } from 'vitest';
import { findings } from './findings';
import { forbiddenForms } from '../../packages/docs-parity/src/prose/korean';

test.each([
  '당신의 서버에서 토큰을 받습니다.',
  '우리는 토큰을 저장하지 않습니다.',
  '버튼을 누르십시오.',
  '토큰을 발급하시면 됩니다.',
  '메시지가 전달되어집니다.',
  '화면에 보여집니다.',
  '토큰을 통해 연결합니다.',
  '설정을 수행합니다.',
  '앞서 설명한 방법입니다.',
  '만약 실패하면 다시 시도하세요.',
  '다시 시도할수 있습니다.',
  '서버에 연결해보세요.',
  '이름을 입력해주세요.',
])('reports the form in "%s"', (text) => {
  expect(findings(forbiddenForms, text)).toHaveLength(1);
});

test.each([
  '브라우저를 여러 개 열어 보세요.',
  '에이전트에 물어보세요.',
  '토큰을 받아 연결할 수 있습니다.',
  '우리말로 대화합니다.',
])('accepts "%s"', (text) => {
  expect(findings(forbiddenForms, text)).toEqual([]);
});

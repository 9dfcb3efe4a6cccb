import type { ReactNode } from 'react';
import { brand } from '@site/brand';
import { useWords } from '@site/src/language';
import FactTable from '../FactTable';
import OperatorLink, { type OperatorLinkProps } from '../OperatorLink';

const words = {
  ko: {
    caption: '에이전트 운영자의 주소',
    columns: ['용도', '주소'],
    uses: {
      console: 'API 키 발급, 사용량과 요금 확인',
      support: '문의',
      status: '에이전트의 현재 상태',
      source: '소스 코드와 이슈',
    },
    unset: '이 문서에 지정되지 않음',
    ask: '지정되지 않은 주소는 에이전트를 제공한 곳에 문의하세요. 주소는 이 문서를 배포한 곳이 지정합니다.',
  },
  en: {
    caption: "Addresses of the agent's operator",
    columns: ['To do this', 'Address'],
    uses: {
      console: 'Get an API key, and view usage and billing',
      support: 'Ask for help',
      status: "Check the agent's status",
      source: 'Read the source code, and report issues',
    },
    unset: 'Not set on this site',
    ask: "The publisher of this site sets these addresses. If an address isn't set, ask the provider of your agent.",
  },
};

/** Links to what only the agent's operator provides, and a note of which are not set. */
export default function Operator(): ReactNode {
  const { caption, columns, uses, unset, ask } = useWords(words);
  const names = Object.keys(uses) as OperatorLinkProps['address'][];
  const rows = names.map((name) => {
    const address = brand[`${name}Url`];
    const shown = address?.replace(/^(?:https:\/\/|mailto:)/, '').replace(/\/$/, '');
    return {
      key: name,
      cells: [
        uses[name],
        <OperatorLink key="address" address={name}>
          {shown ?? unset}
        </OperatorLink>,
      ],
    };
  });
  return (
    <>
      <FactTable caption={caption} columns={columns} rows={rows} />
      {names.some((name) => !brand[`${name}Url`]) && <p>{ask}</p>}
    </>
  );
}

import type { Heading } from 'mdast';
import { errorNames } from '../../../../reference/errorNames';
import { groupErrors } from '../../errorGroups';
import { pageOf } from '../../text/pageOf';
import type { Locale } from '../../../../brand';
import { elementWithProps } from 'docs-kit';
import type { Fact } from '../FactContext';
import { knownName } from '../knownName';

function headingOf(code: string): Heading {
  return {
    type: 'heading',
    depth: 3,
    children: [{ type: 'inlineCode', value: code }],
    data: { hProperties: { id: code } },
  };
}

/** What readers call an error, for the search. */
function namesOf(code: string, locale: Locale) {
  const names = Object.entries(errorNames).find(([name]) => name === code)?.[1];
  return names ? [elementWithProps('AlsoCalled', { names: names[locale] })] : [];
}

/** `<ErrorCatalogue group="microphone" />`: a section for each error, with a heading of its own. */
export const errorCatalogue: Fact = {
  props: ['group?'],
  expand({ group }, { descriptions, labels, locale, reference }) {
    const groups = groupErrors(reference.tables.errors);
    const errors = group ? knownName('group of errors', group, groups) : reference.tables.errors;
    return errors.flatMap(({ code, retryable, operations }) => [
      headingOf(code),
      ...namesOf(code, locale),
      elementWithProps('ErrorEntry', {
        code,
        cause: descriptions.rich(`errors.${code}.cause`, locale),
        fix: descriptions.rich(`errors.${code}.fix`, locale),
        retry: labels.retry[retryable ? 'yes' : 'no'],
        operations: operations.map((name) => ({ name, to: pageOf(name) })),
        labels: {
          cause: labels.cause,
          fix: labels.fix,
          retryable: labels.retryable,
          operations: labels.operations,
          eventOnly: labels.eventOnly,
          reproduce: labels.reproduce,
        },
      }),
    ]);
  },
};

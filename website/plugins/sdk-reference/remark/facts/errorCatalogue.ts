import type { Heading } from 'mdast';
import { groupErrors } from '../../errorGroups';
import { pageOf } from '../../text/pageOf';
import { elementWithProps } from '../elementWithProps';
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

/** `<ErrorCatalogue group="microphone" />`: a section for each error, with a heading of its own. */
export const errorCatalogue: Fact = {
  props: ['group?'],
  expand({ group }, { descriptions, labels, locale, reference }) {
    const groups = groupErrors(reference.tables.errors);
    const errors = group ? knownName('group of errors', group, groups) : reference.tables.errors;
    return errors.flatMap(({ code, retryable, operations }) => [
      headingOf(code),
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

import { knownName } from '../knownName';
import type { Fact } from '../FactContext';
import { operationEventNames } from '../../operationEventNames';

/** `<OperationEvents of="connect" />`: the events it causes. */
export const operationEvents: Fact = {
  props: ['of'],
  fill({ of = '' }, { descriptions, labels, locale }) {
    const names = knownName('operation', of, operationEventNames);
    return {
      rows: names.map((name) => ({ name, text: descriptions.rich(`events.${name}`, locale) })),
      ...(names.length === 0 && { nothing: labels.nothing.events }),
    };
  },
};

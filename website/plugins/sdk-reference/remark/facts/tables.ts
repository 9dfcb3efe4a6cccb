import { toField } from '../toField';
import type { Fact } from '../FactContext';

/** `<OptionsTable />`: what `createAgent` takes. */
export const optionsTable: Fact = {
  props: [],
  fill(_, context) {
    const { required, defaultValue } = context.labels;
    const options = context.reference.model.types.AgentOptions?.fields ?? [];
    return {
      fields: options.map((field) => toField(field, context, 'given')),
      labels: { required, defaultValue },
    };
  },
};

/** `<EventsTable />`: every event with what its listeners receive. */
export const eventsTable: Fact = {
  props: [],
  fill(_, context) {
    const { descriptions, labels, locale, reference } = context;
    const events = reference.model.types.AgentEvents?.fields ?? [];
    return {
      rows: events.map((event) => {
        const { type, fields } = toField(event, context, 'received');
        const text = descriptions.rich(`events.${event.name}`, locale);
        return { name: event.name, type, text, ...(fields && { fields }) };
      }),
      labels: { payload: labels.payload },
    };
  },
};

/** `<StatesTable />`: every state and what it means. */
export const statesTable: Fact = {
  props: [],
  fill(_, { descriptions, labels, locale, reference }) {
    return {
      rows: reference.tables.states.map((name) => ({
        name,
        text: descriptions.rich(`states.${name}`, locale),
      })),
      labels: {
        caption: labels.captions.states,
        state: labels.state,
        meaning: labels.meaning,
      },
    };
  },
};

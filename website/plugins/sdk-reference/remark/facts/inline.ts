import agentPackage from '../../../../../packages/agent/package.json';
import sdkPackage from '../../../../../packages/sdk/package.json';
import { formatDefault, listDefaults } from '../../text/defaultOf';
import { pageOf } from '../../text/pageOf';
import { literalAttribute } from 'docs-kit';
import { knownName } from '../knownName';
import { functionNamed } from '../listFunctions';
import { sharedLicense } from '../sharedLicense';
import type { Fact } from '../FactContext';

const asSet = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));

/** `<Default of="connectTimeoutMs" />`: the default of an option in a sentence. */
export const defaultValue: Fact = {
  props: ['of'],
  fill({ of = '' }, { locale, reference }) {
    const values = Object.fromEntries(listDefaults(reference.tables));
    const written = formatDefault(of, knownName('default of an option', of, values), locale);
    return typeof written === 'string' ? { text: written } : written;
  },
};

/** `<ErrorCode code="aborted" />`: a code that leads to its entry. */
export const errorCode: Fact = {
  props: ['code'],
  fill({ code = '' }, { reference }) {
    knownName('error', code, asSet(reference.tables.errors.map((error) => error.code)));
    return {};
  },
};

/** `<State name="ready" />`: a state in its hue. */
export const state: Fact = {
  props: ['name'],
  fill({ name = '' }, { reference }) {
    knownName('state', name, asSet(reference.tables.states));
    return {};
  },
};

/** `<EventName name="message" />`: an event that leads to the table of events. */
export const eventName: Fact = {
  props: ['name'],
  fill({ name = '' }, { reference }) {
    knownName('event', name, reference.tables.eventTexts);
    return {};
  },
};

/** `<Api name="connect" />`: an operation or function that leads to its page. */
export const api: Fact = {
  props: ['name'],
  fill({ name = '' }, { reference }) {
    return { to: pageOf(functionNamed(name, reference).name) };
  },
};

/** `<SdkVersion />`: the version these pages describe. */
export const sdkVersion: Fact = {
  props: [],
  fill(_, { reference }) {
    return { text: reference.tables.version };
  },
};

/** `<License />`: what both packages are licensed under, by its SPDX name, on one line. */
export const license: Fact = {
  props: [],
  expand: () => [
    {
      type: 'mdxJsxTextElement',
      name: 'span',
      attributes: [literalAttribute('className', 'whole')],
      children: [{ type: 'text', value: sharedLicense([sdkPackage, agentPackage]) }],
    },
  ],
};

/** `<DeviceCheck />`: a check of the reader's device, for the version these pages describe. */
export const deviceCheck: Fact = {
  props: [],
  fill(_, { reference }) {
    return { version: reference.tables.version };
  },
};

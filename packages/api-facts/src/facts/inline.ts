import { literalAttribute, readManifest } from 'docs-kit';
import { formatDefault, listDefaults } from '../defaults';
import { functionNamed, knownName } from '../declarations';
import type { Fact } from './context';
import { formatBandwidth, formatQuantity } from '../quantities';
import type { SdkTables } from '../tables';

/**
 * The license of all packages, as an SPDX name.
 *
 * @throws where they do not: a page that says it of all would be wrong of some
 */
export function sharedLicense(packages: readonly { name: string; license: string }[]): string {
  const [license = '', ...others] = new Set(packages.map((manifest) => manifest.license));
  if (others.length === 0) return license;
  const each = packages.map((manifest) => `${manifest.name} ${manifest.license}`).join(', ');
  throw new Error(`<License /> covers packages with different licenses: ${each}.`);
}

const asSet = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));

/** A component that names something of the SDK, and needs nothing more. */
const named = (
  prop: string,
  kind: string,
  list: (tables: SdkTables) => readonly string[],
): Fact => ({
  props: [prop],
  fill(written, { reference }) {
    knownName(kind, written[prop] ?? '', asSet(list(reference.tables)));
    return {};
  },
});

/** Components within a sentence. */
export const inlineFacts = {
  /** `<Default of="connectTimeoutMs" />`: the default of an option, in a sentence. */
  Default: {
    props: ['of'],
    fill({ of = '' }, { locale, reference }) {
      const values = Object.fromEntries(listDefaults(reference.tables));
      const written = formatDefault(of, knownName('default of an option', of, values), locale);
      return typeof written === 'string' ? { text: written } : written;
    },
  },

  /** `<ErrorCode code="aborted" />`: an error code, linked to its entry. */
  ErrorCode: named('code', 'error', ({ errors }) => errors.map(({ code }) => code)),

  /** `<State name="ready" />`: a state in its color. */
  State: named('name', 'state', ({ states }) => states),

  /** `<EventName name="message" />`: an event, linked to the table of events. */
  EventName: named('name', 'event', ({ eventTexts }) => Object.keys(eventTexts)),

  /** `<Api name="connect" />`: an operation or function, linked to its page. */
  Api: {
    props: ['name'],
    fill({ name = '' }, { reference }) {
      return { to: reference.options.pageOf(functionNamed(name, reference).name) };
    },
  },

  /** `<SdkVersion />`: the version these pages describe. */
  SdkVersion: {
    fill(_, { reference }) {
      return { text: reference.tables.version };
    },
  },

  /** `<License />`: the license of both packages, as an SPDX name that does not wrap. */
  License: {
    expand: (_, { reference }) => [
      {
        type: 'mdxJsxTextElement',
        name: 'span',
        attributes: [literalAttribute('className', 'whole')],
        children: [
          { type: 'text', value: sharedLicense(reference.options.licensed.map(readManifest)) },
        ],
      },
    ],
  },

  /** `<DeviceCheck />`: a check of the reader's device. */
  DeviceCheck: {
    fill(_, { reference }) {
      return { version: reference.tables.version };
    },
  },

  /** `<Limit name="textCharacters" />`: one limit, in a sentence. */
  Limit: {
    props: ['name'],
    fill({ name = '' }, { locale, reference }) {
      const rows = Object.fromEntries(reference.tables.limits.map((row) => [row.name, row]));
      const row = knownName('limit', name, rows);
      return { text: formatQuantity(row.value, row.unit, row.name, locale) };
    },
  },

  /**
   * `<Bandwidth of="recording" />`: the bandwidth of a kind of audio; with `per="minute"`, the data
   * per minute.
   */
  Bandwidth: {
    props: ['of', 'per?'],
    fill({ of = '', per = 'second' }, { reference }) {
      const bytes = knownName('bandwidth', of, reference.tables.bandwidths);
      const period = knownName('period', per, asSet(['second', 'minute']));
      return { text: formatBandwidth(bytes, period) };
    },
  },
} satisfies Record<string, Fact>;

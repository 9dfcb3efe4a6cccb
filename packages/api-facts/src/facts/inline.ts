import { readFileSync } from 'node:fs';
import path from 'node:path';
import { literalAttribute } from 'docs-kit';
import { formatDefault, listDefaults } from '../defaults';
import { functionNamed, knownName } from '../declarations';
import type { Fact } from './context';
import { formatBandwidth, formatQuantity } from '../quantities';

interface Manifest {
  name: string;
  license: string;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/**
 * The license of all packages, as an SPDX name.
 *
 * @throws where they do not: a page that says it of all would be wrong of some
 */
export function sharedLicense(packages: readonly Manifest[]): string {
  const [license = '', ...others] = new Set(packages.map((manifest) => manifest.license));
  if (others.length === 0) return license;
  const each = packages.map((manifest) => `${manifest.name} ${manifest.license}`).join(', ');
  throw new Error(`<License /> speaks of packages with different licenses: ${each}.`);
}

const asSet = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));

/** `<Default of="connectTimeoutMs" />`: the default of an option, in a sentence. */
export const defaultValue: Fact = {
  props: ['of'],
  fill({ of = '' }, { locale, reference }) {
    const values = Object.fromEntries(listDefaults(reference.tables));
    const written = formatDefault(of, knownName('default of an option', of, values), locale);
    return typeof written === 'string' ? { text: written } : written;
  },
};

/** `<ErrorCode code="aborted" />`: an error code, linked to its entry. */
export const errorCode: Fact = {
  props: ['code'],
  fill({ code = '' }, { reference }) {
    knownName('error', code, asSet(reference.tables.errors.map((error) => error.code)));
    return {};
  },
};

/** `<State name="ready" />`: a state in its color. */
export const state: Fact = {
  props: ['name'],
  fill({ name = '' }, { reference }) {
    knownName('state', name, asSet(reference.tables.states));
    return {};
  },
};

/** `<EventName name="message" />`: an event, linked to the table of events. */
export const eventName: Fact = {
  props: ['name'],
  fill({ name = '' }, { reference }) {
    knownName('event', name, reference.tables.eventTexts);
    return {};
  },
};

/** `<Api name="connect" />`: an operation or function, linked to its page. */
export const api: Fact = {
  props: ['name'],
  fill({ name = '' }, { reference }) {
    return { to: reference.options.pageOf(functionNamed(name, reference).name) };
  },
};

/** `<SdkVersion />`: the version these pages describe. */
export const sdkVersion: Fact = {
  fill(_, { reference }) {
    return { text: reference.tables.version };
  },
};

/** `<License />`: the license of both packages, as an SPDX name that does not wrap. */
export const license: Fact = {
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
};

/** `<DeviceCheck />`: a check of the reader's device. */
export const deviceCheck: Fact = {
  fill(_, { reference }) {
    return { version: reference.tables.version };
  },
};

/** `<Limit name="textCharacters" />`: one limit, in a sentence. */
export const limit: Fact = {
  props: ['name'],
  fill({ name = '' }, { locale, reference }) {
    const rows = Object.fromEntries(reference.tables.limits.map((row) => [row.name, row]));
    const row = knownName('limit', name, rows);
    return { text: formatQuantity(row.value, row.unit, row.name, locale) };
  },
};

/**
 * `<Bandwidth of="recording" />`: the bandwidth of a kind of audio; with `per="minute"`, the data
 * per minute.
 */
export const bandwidth: Fact = {
  props: ['of', 'per?'],
  fill({ of = '', per = 'second' }, { reference }) {
    const bytes = knownName('bandwidth', of, reference.tables.bandwidths);
    const period = knownName('period', per, asSet(['second', 'minute']));
    return { text: formatBandwidth(bytes, period) };
  },
};

import { defaultSettings, type AgentSettings } from './AgentSettings.js';

// A day: neither the protocol nor a timer can tell of more.
const HIGHEST = 86_400_000;

function isSettingName(name: string): name is keyof AgentSettings {
  return Object.hasOwn(defaultSettings, name);
}

/**
 * Fills in the numbers that are not given.
 * @throws {TypeError} for a name there is not
 * @throws {RangeError} for a number that no agent can work by
 */
export function resolveSettings(given: Partial<AgentSettings> = {}): AgentSettings {
  const settings = { ...defaultSettings };
  for (const [name, value] of Object.entries(given)) {
    if (!isSettingName(name)) {
      const names = Object.keys(defaultSettings).join(', ');
      throw new TypeError(`There is no setting "${name}". There are: ${names}.`);
    }
    if (value === undefined) continue;
    if (!Number.isInteger(value) || value < 0 || value > HIGHEST) {
      const range = `a whole number from 0 to ${HIGHEST}`;
      throw new RangeError(`settings.${name} must be ${range}, not ${String(value)}.`);
    }
    settings[name] = value;
  }
  return settings;
}

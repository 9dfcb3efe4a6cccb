import { fileURLToPath, pathToFileURL } from 'node:url';

const preload = pathToFileURL(fileURLToPath(new URL('./mapPorts.mjs', import.meta.url))).href;

/** Registry and proxy settings are the machine's; everything else is the test run's. */
const machineSettings = /^npm_config_(registry|cache|userconfig|globalconfig|.*proxy|cafile)$/i;

function ownSettings(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_|node_options$|init_cwd$)/i.test(name) || machineSettings.test(name),
    ),
  );
}

/**
 * The environment of a sample, in which the ports it names map to the test's, with the reader's API
 * key.
 */
export function sampleEnvironment(ports: Record<number, number>, apiKey: string) {
  return {
    ...ownSettings(),
    API_KEY: apiKey,
    SESSION_SECRET: 'the secret of its logins',
    SAMPLE_PORTS: JSON.stringify(ports),
    NODE_OPTIONS: `--import=${preload}`,
    npm_config_prefer_offline: 'true',
    npm_config_update_notifier: 'false',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_yes: 'true',
  };
}

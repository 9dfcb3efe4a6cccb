import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { startAgent, type RunningAgent } from 'product-agent';
import { findFreePort } from '../../../scripts/serve/ports';
import { isListening } from './isListening';
import { Process } from './Process';
import { sampleEnvironment } from './sampleEnvironment';

const agentPort = 8787;
const readyMs = 60_000;

/** A reader's terminal: an empty folder, the commands of a page, and a running agent. */
export class ShellSession {
  private readonly background = new Map<number, { stop(): Promise<void> }>();

  private constructor(
    private readonly folder: string,
    private current: string,
    private readonly ports: Record<number, number>,
    private readonly agent: RunningAgent,
  ) {
    this.background.set(agentPort, agent);
  }

  /** Opens a session in which the ports that a page names map to free ones. */
  static async open(named: readonly number[]): Promise<ShellSession> {
    const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'page-')));
    const ports: Record<number, number> = {};
    for (const port of [agentPort, ...named]) ports[port] ??= await findFreePort();
    const agent = await startAgent({ port: ports[agentPort] });
    const home = path.join(folder, '.home');
    await mkdir(path.join(folder, 'work'));
    await mkdir(home);
    const maps = Object.entries(ports).map(
      ([from, to]) => `connect-to = "localhost:${from}:127.0.0.1:${to}"`,
    );
    await writeFile(path.join(home, '.curlrc'), maps.join('\n'));
    return new ShellSession(folder, path.join(folder, 'work'), ports, agent);
  }

  /** The actual port for one that the page names. */
  realPort(named: number): number {
    return this.ports[named] ?? named;
  }

  /** Saves a file where the page says, relative to the initial folder. */
  async save(name: string, text: string): Promise<void> {
    const file = path.join(this.folder, 'work', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }

  /** Runs commands to their end; the next ones start in the folder where these end. */
  async run(commands: string): Promise<string[]> {
    const place = path.join(this.folder, 'place');
    const shell = this.start(`${commands}\npwd > ${JSON.stringify(place)}`);
    const code = await shell.exit;
    expect(code, [commands, ...shell.lines, shell.errors].join('\n')).toBe(0);
    this.current = (await readFile(place, 'utf8')).trim();
    return shell.lines;
  }

  /** Starts a long-running command once its port is free; waits until it listens. */
  async runInBackground(commands: string, port: number): Promise<void> {
    await this.background.get(port)?.stop();
    const shell = this.start(commands);
    this.background.set(port, shell);
    const listening = () => shell.hasExited || isListening(this.realPort(port));
    await expect.poll(listening, { timeout: readyMs }).toBe(true);
    expect(shell.hasExited, [commands, ...shell.lines, shell.errors].join('\n')).toBe(false);
  }

  /** Ends everything and deletes the folder. */
  async close(): Promise<void> {
    await Promise.all([...this.background.values()].map((it) => it.stop()));
    await rm(this.folder, { recursive: true, force: true });
  }

  private start(commands: string): Process {
    const env = {
      ...sampleEnvironment(this.ports, this.agent.apiKey),
      CURL_HOME: path.join(this.folder, '.home'),
    };
    return new Process('bash', ['-euc', commands], { cwd: this.current, env });
  }
}

import { AgentError, createAgent } from 'product-sdk';
import { errors } from 'product-sdk/reference';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchToken } from '../harness/fetchToken';
import { startTestAgent } from '../harness/startTestAgent';
import { wsTransport } from '../harness/wsTransport';
import { browserCauses } from './browserCauses';
import { causes } from './causes';

afterEach(() => {
  vi.unstubAllGlobals();
});

const codes = Object.keys(causes) as (keyof typeof causes)[];

describe('every error is raised by its real cause', () => {
  it.each(codes)('%s', async (code) => {
    // Newer versions of Node have it.
    if (code === 'websocket-unsupported') vi.stubGlobal('WebSocket', undefined);
    const { agent: agentOptions, options, surfacesIn, provoke } = causes[code];
    const running = await startTestAgent(agentOptions);
    const agent = createAgent({
      url: running.url,
      getToken: ({ signal }) => fetchToken(running.tokenUrl, running.apiKey, signal),
      transport: wsTransport,
      ...options,
    });
    try {
      const error = await provoke(agent).then(
        () => undefined,
        (reason) => reason,
      );
      expect(error).toMatchObject({ name: 'AgentError', code });
      expect(AgentError.isInstance(error)).toBe(true);
      const row = errors.find((each) => each.code === code);
      if (surfacesIn !== 'the error event') expect(row?.operations).toContain(surfacesIn);
      expect(error.retryable).toBe(row?.retryable);
    } finally {
      await agent.actions.disconnect();
      await running.stop();
    }
  });

  it('every error has a cause here or in the browser tests', () => {
    const covered = [...codes, ...Object.keys(browserCauses)];
    expect(covered.sort()).toEqual(errors.map(({ code }) => code).sort());
  });
});

import { createAgent, type Agent, type AgentOptions } from 'product-sdk';
import { fetchToken } from './fetchToken';

/** The address of an agent, and its API key. */
export interface Place {
  url: string;
  tokenUrl: string;
  apiKey: string;
}

declare global {
  interface Window {
    /** Creates a client of the published SDK. */
    agentAt(place: Place, options?: Partial<AgentOptions>): Agent;
    /** The tracks of all microphones opened from now on. */
    keepTracks(): MediaStreamTrack[];
    /** Awaits a promise; returns the code that it rejected with. */
    codeOf(promise: Promise<unknown>): Promise<string | undefined>;
  }
}

window.agentAt = ({ url, tokenUrl, apiKey }, options) =>
  createAgent({
    url,
    getToken: ({ signal }) => fetchToken(tokenUrl, apiKey, signal),
    ...options,
  });

window.codeOf = (promise) =>
  promise.then(
    () => undefined,
    (error) => error.code ?? String(error),
  );

window.keepTracks = () => {
  const tracks: MediaStreamTrack[] = [];
  const { mediaDevices } = navigator;
  const ask = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (constraints) => {
    const stream = await ask(constraints);
    tracks.push(...stream.getTracks());
    return stream;
  };
  return tracks;
};

import { RateLimiter } from './RateLimiter.js';

/** Decides about requests by their number and by how many there are. */
export class Admission {
  readonly #requests: RateLimiter;
  #latest = 0;

  constructor(requestsPerMinute: number) {
    this.#requests = new RateLimiter(requestsPerMinute);
  }

  /** Takes note of a request; says what is wrong with it, if anything is. */
  judge(request: number): 'malformed-message' | 'rate-limited' | undefined {
    if (request <= this.#latest) return 'malformed-message';
    this.#latest = request;
    return this.#requests.allows() ? undefined : 'rate-limited';
  }
}

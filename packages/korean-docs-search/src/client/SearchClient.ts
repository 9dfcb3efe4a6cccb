import type { Reply, Request, Texts } from '../engine/protocol';

export type {
  Answer,
  Excerpt,
  PageAnswer,
  Piece,
  SectionAnswer,
  SectionText,
  Texts,
} from '../engine/protocol';

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

interface ScriptPolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

function sameOrigin(url: string): string {
  const { origin, href } = new URL(url, location.href);
  if (origin !== location.origin) throw new TypeError('A worker of another origin');
  return href;
}

/** Starts a worker of this origin, with a Trusted Types policy where the page requires one. */
function createWorker(url: string): Worker {
  const { trustedTypes } = window as { trustedTypes?: ScriptPolicyFactory };
  policy ??= trustedTypes?.createPolicy('search-worker', { createScriptURL: sameOrigin });
  return new Worker(policy?.createScriptURL(url) ?? sameOrigin(url));
}

type WithoutId<T> = T extends { id: number } ? Omit<T, 'id'> : never;
type Question = Extract<Request, { id: number }>;
type Send = (request: Request) => void;

/** Queries the worker, or the same code on the page where no worker can run. */
export class SearchClient {
  private readonly waiting = new Map<
    number,
    { request: Question; onReply: (reply: Reply) => void }
  >();
  private nextId = 1;
  private send: Send;

  constructor(workerUrl: string) {
    this.send = this.startWorker(workerUrl) ?? this.startOnPage();
  }

  /** Sends a request; a search may be answered twice, first partially. */
  ask(request: WithoutId<Question>, onReply: (reply: Reply) => void): void {
    const numbered: Question = { ...request, id: this.nextId++ };
    this.waiting.set(numbered.id, { request: numbered, onReply });
    this.send(numbered);
  }

  /**
   * The sections that match a question best, with their whole texts.
   * @throws when the index cannot be read
   */
  texts(base: string, query: string): Promise<Texts> {
    return new Promise((resolve, reject) => {
      this.ask({ type: 'texts', base, query }, (reply) => {
        if (reply.type === 'texts') resolve(reply.texts);
        else reject(new Error('The search index cannot be read'));
      });
    });
  }

  /** Reports that results are on the screen. */
  reportShown(): void {
    this.send({ type: 'shown' });
  }

  private readonly receive = (reply: Reply): void => {
    const asked = this.waiting.get(reply.id);
    const more = reply.type === 'answer' && !reply.answer.complete;
    if (!more) this.waiting.delete(reply.id);
    if (reply.type === 'answer') this.forgetBefore(reply.id);
    asked?.onReply(reply);
  };

  /** A newer search supersedes earlier ones, which are never answered. */
  private forgetBefore(id: number): void {
    for (const [other, { request }] of this.waiting) {
      if (other < id && request.type === 'search') this.waiting.delete(other);
    }
  }

  private startWorker(url: string): Send | undefined {
    try {
      const worker = createWorker(url);
      worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.receive(data));
      worker.addEventListener('error', () => {
        worker.terminate();
        this.send = this.startOnPage();
        for (const { request } of this.waiting.values()) this.send(request);
      });
      return (request) => worker.postMessage(request);
    } catch {
      return undefined;
    }
  }

  private startOnPage(): Send {
    const answering = import('./answerRequests').then(({ answerRequests }) =>
      answerRequests(this.receive),
    );
    return (request) => {
      answering
        .then((answer) => answer(request))
        .catch(() => 'id' in request && this.receive({ type: 'failed', id: request.id }));
    };
  }
}

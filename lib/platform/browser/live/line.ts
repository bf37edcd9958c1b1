import { apiAddress } from '../api-base';

export type LiveEvent = { readonly id: string; readonly topic: string; readonly data: Record<string, unknown> };

/** `lost`: more may have happened than is told, so everything shown is read anew. */
export type News = { readonly events: readonly LiveEvent[]; readonly lost: boolean; readonly position: string };

type Wanted = {
  topics: readonly string[];
  since: string | undefined;
  onNews: (news: News) => void;
  /** The session has ended: nothing will come any more. */
  onOver: () => void;
};

export type Line = {
  readonly close: () => void;
  /** Something else was answered after a time without a line: this one does not wait for its next question. */
  readonly wake: () => void;
};

/** A server that says nothing for this long is not there: it beats every 20 s. */
const silenceMs = 50_000;
/** A proxy that holds the stream back does not show the first line in this time. */
const firstLineMs = 10_000;
const pollMs = 15_000;
/** After so many failures in a row the line is asked now and then instead; the stream is tried again later. */
const failuresMax = 2;
const streamAgainMs = 300_000;
const longestWaitMs = 30_000;

/** One line to the server: a stream, or questions every 15 s where none comes through. It mends itself. */
export function openLine({ topics, since, onNews, onOver }: Wanted): Line {
  let position = since;
  let failures = 0;
  let closed = false;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** How often it was begun anew: what was asked before that is past, whenever it is answered. */
  let beginnings = 0;

  function later(ms: number, work: () => void): void {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(work, ms);
  }
  function address(path: string): string {
    const query = new URLSearchParams(topics.map((topic) => ['topics', topic]));
    if (position) query.set('since', position);
    return `${apiAddress(path)}?${query}`;
  }
  function news(events: readonly LiveEvent[], lost: boolean): void {
    onNews({ events, lost, position: position ?? '' });
  }

  function stream(): void {
    source = new EventSource(address('/live'));
    later(firstLineMs, failed);
    source.onerror = failed;
    hear('ready', ({ lost }: { lost: boolean }) => {
      failures = 0;
      if (lost) news([], true);
    });
    hear('told', (event: LiveEvent) => news([event], false));
    hear('position', (at: string) => {
      position = at;
      news([], false);
    });
    hear('over', ({ why }: { why: string }) => {
      source?.close();
      if (why === 'session-over') end();
      // Everyone is sent away at once when an instance stops; they must not come back in one moment.
      else later(300 + Math.random() * 2000, stream);
    });
  }
  function hear<Data>(name: string, take: (data: Data) => void): void {
    source?.addEventListener(name, ({ data }: MessageEvent<string>) => {
      later(silenceMs, failed);
      take(JSON.parse(data));
    });
  }
  function failed(): void {
    source?.close();
    failures += 1;
    if (failures > failuresMax) return void poll(Date.now() + streamAgainMs);
    later(Math.min(1000 * 2 ** failures, longestWaitMs) * (0.5 + Math.random()), stream);
  }

  async function poll(until: number): Promise<void> {
    const begun = beginnings;
    const answer = await ask();
    if (closed || begun !== beginnings) return;
    if (answer === 'over') return end();
    if (answer) {
      position = answer.position;
      news(answer.events, answer.lost);
    }
    later(pollMs, () => (Date.now() < until ? void poll(until) : stream()));
  }
  /** Not through `call`: who has been signed out while writing is not thrown off the page by this. */
  async function ask(): Promise<News | 'over' | undefined> {
    try {
      const response = await fetch(address('/live/events'));
      if (response.status === 401) return 'over';
      return response.ok ? await response.json() : undefined;
    } catch {
      // No line at all; asked again.
      return undefined;
    }
  }

  function end(): void {
    close();
    onOver();
  }
  function close(): void {
    closed = true;
    clearTimeout(timer);
    source?.close();
    removeEventListener('online', connectNow);
  }
  function connectNow(): void {
    source?.close();
    beginnings += 1;
    failures = 0;
    stream();
  }

  addEventListener('online', connectNow);
  stream();
  return { close, wake: connectNow };
}

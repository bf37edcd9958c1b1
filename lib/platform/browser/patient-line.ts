import { CallFailure } from './call';

type OnState = (state: 'asking' | 'waiting' | 'paused') => void;

/** Requests that outlive a cut line: each is asked again until an answer comes that waiting would not change. */
export class PatientLine {
  private readonly cancelled = new AbortController();
  private attempt = new AbortController();
  private paused: { over: Promise<void>; end: () => void } | undefined;

  constructor(private readonly onState: OnState) {}

  pause(): void {
    if (this.paused) return;
    let end: () => void = () => undefined;
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.paused = { over, end };
    this.attempt.abort();
    this.onState('paused');
  }

  resume(): void {
    this.paused?.end();
    this.paused = undefined;
  }

  cancel(): void {
    this.cancelled.abort();
    this.attempt.abort();
    this.resume();
  }

  throwIfCancelled(): void {
    this.cancelled.signal.throwIfAborted();
  }

  async ask<T>(request: (signal: AbortSignal) => Promise<T>): Promise<T> {
    for (let tries = 0; ; ) {
      await this.paused?.over;
      this.throwIfCancelled();
      this.attempt = new AbortController();
      this.onState('asking');
      try {
        return await request(this.attempt.signal);
      } catch (error) {
        this.throwIfCancelled();
        if (this.attempt.signal.aborted) continue;
        tries += 1;
        if (tries > triesMax(error)) throw error;
        this.onState('waiting');
        await moment(tries, this.attempt.signal);
      }
    }
  }
}

/** Answers of whoever stands between, and of a server that says when it will be back. */
const soonOver: readonly number[] = [408, 425, 429, 502, 503, 504];

/** How often the same request may be asked again: without end while no answer comes, a few times for a bad one. */
function triesMax(error: unknown): number {
  if (!(error instanceof CallFailure) || soonOver.includes(error.status)) return Number.POSITIVE_INFINITY;
  return error.status === 500 || error.code === 'upload.part-damaged' ? 5 : 0;
}

const firstWaitMs = 500;
const longestWaitMs = 30_000;

/** Longer each time, never the same for a whole class, and over when the device says that its line is back. */
function moment(tries: number, signal: AbortSignal): Promise<void> {
  const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** (tries - 1)) * (0.8 + Math.random() * 0.4);
  return new Promise((resolve) => {
    const timer = setTimeout(go, waitMs);
    globalThis.addEventListener?.('online', go);
    signal.addEventListener('abort', go);
    function go(): void {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    }
  });
}

import type { IncomingMessage } from 'node:http';
import { Failure, failureOf } from '@/lib/platform/errors/failures';
import { type AnswerReader, streamReader, wholeReader } from './answer-readers';
import { onConnected, openRequest, type Upstream } from './request';
import { soon } from './soon';
import { type Waits, watch } from './waits';
import { type Completion, errorCodeOf } from './wire';

/** How one request ended. `mayRetry`: the same one may be sent anew, `afterMs` says when a busy server wants it. */
export type Outcome =
  | { completion: Completion }
  | { failure: Failure; mayRetry: boolean; afterMs?: number | undefined }
  | { stopped: true };

export type Heard = {
  /** What was written since the last call; never empty. `false`: nothing of it can be shown. */
  onText: (text: string) => unknown;
  /** Whether what comes now may wait a moment for more of it: few tokens end a sentence. Without it nothing waits. */
  mayWait?: (() => boolean) | undefined;
};

type Attempt = Heard & {
  upstream: Upstream;
  body: string;
  waits: Waits;
  signal: AbortSignal | undefined;
};

const errorLengthMax = 64 * 1024;

/** One request for an answer, read to its end. It never rejects, unless `onText` throws. */
export function attempt({ upstream, body, waits, signal, onText, mayWait }: Attempt): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const over = (act: () => void) => {
      isOver = true;
      clock.end();
      signal?.removeEventListener('abort', stop);
      act();
    };
    const end = (outcome: Outcome) => over(() => resolve(outcome));
    const stop = () => {
      end({ stopped: true });
      request.destroy();
    };
    const request = openRequest(
      upstream,
      { method: 'POST', path: '/chat/completions', body, accept: 'text/event-stream, application/json' },
      (response) => {
        response.setEncoding('utf8');
        if (response.statusCode !== 200) return readRefusal(response, end);
        const heard = (text: string) => {
          // What still waited when it ended is nobody's.
          if (isOver) return;
          const isShown = onText(text) !== false;
          if (!isOver) clock.text(isShown);
        };
        readAnswer(response, { onText: heard, mayWait }, end, (error) => {
          over(() => reject(error));
          request.destroy();
        });
      },
    );
    const clock = watch(waits, () => {
      end(failed('ai.slow'));
      request.destroy();
    });
    onConnected(request, clock.connected);
    request.on('error', (error) => end(fromNetwork(error)));
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

/** How long a connection may take to end by itself after the answer did, to be used again. */
const lingerMs = 1000;

function readAnswer(
  response: IncomingMessage,
  { onText, mayWait = () => false }: Heard,
  end: (outcome: Outcome) => void,
  broken: (error: unknown) => void,
): void {
  const type = response.headers['content-type'] ?? '';
  if (/html/.test(type)) {
    end(failed('ai.failed'));
    return void response.destroy();
  }
  const reader = /json/.test(type) ? wholeReader(onText) : streamReader(onText);
  const guarded = (read: () => void) => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof Failure)) return broken(error);
      // Nothing of a cut answer was passed on: it is as if the connection had been reset.
      end({ failure: error, mayRetry: error.code === 'ai.cut' });
      response.destroy();
    }
  };
  let unread = '';
  const read = () =>
    guarded(() => {
      const arrived = unread;
      unread = '';
      if (!(arrived && reader.push(arrived))) return;
      end({ completion: reader.end() });
      response.removeAllListeners('data').resume();
      setTimeout(() => response.destroy(), lingerMs).unref();
    });
  const last = (ending: () => void) => {
    read();
    guarded(ending);
  };
  response.on('data', (arrived: string) => {
    unread += arrived;
    if (mayWait() && !arrived.includes('[DONE]')) soon(read);
    else read();
  });
  response.on('end', () => last(() => end({ completion: reader.end() })));
  response.on('error', () => last(() => end(cutOrComplete(reader))));
}

/** The line fell; but what had said that it was finished is whole. */
function cutOrComplete(reader: AnswerReader): Outcome {
  try {
    return { completion: reader.end() };
  } catch (cause) {
    return { ...failed('ai.cut', cause), mayRetry: true };
  }
}

function readRefusal(response: IncomingMessage, end: (outcome: Outcome) => void): void {
  let body = '';
  response.on('data', (arrived: string) => {
    if (body.length < errorLengthMax) body += arrived;
  });
  const refuse = () => end(refusal(response, errorCodeOf(body)));
  response.on('end', refuse);
  response.on('error', refuse);
}

/** Some servers keep a model from a question by refusing it: asked again, they would again. */
const kept = ['content_filter', 'content_policy_violation'];

function refusal({ statusCode = 0, headers }: IncomingMessage, vendorCode: string): Outcome {
  const cause = new Error(`the model's server answered ${statusCode} ${vendorCode}`.trim());
  if (kept.includes(vendorCode)) return { completion: { finishReason: 'content_filter', usage: null } };
  if (statusCode === 401 || statusCode === 403) return failed('ai.refused', cause);
  if (statusCode === 429) {
    const afterMs = waitOf(headers['retry-after']);
    const retryAfterSeconds = Math.ceil((afterMs ?? 0) / 1000) || undefined;
    const failure = failureOf('ai.busy', { cause, ...(retryAfterSeconds && { retryAfterSeconds }) });
    // An account without money stays so: asking again only keeps a pupil waiting.
    return { failure, mayRetry: vendorCode !== 'insufficient_quota', afterMs };
  }
  return { ...failed('ai.failed', cause), mayRetry: statusCode >= 500 };
}

/** Retry-After in seconds, or as a date. */
function waitOf(header: string | undefined): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

const fleeting = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'];

function fromNetwork(error: NodeJS.ErrnoException): Outcome {
  return { ...failed('ai.unreachable', error), mayRetry: fleeting.includes(error.code ?? '') };
}

function failed(code: Parameters<typeof failureOf>[0], cause?: unknown) {
  return { failure: failureOf(code, { cause }), mayRetry: false };
}

import { setTimeout as wait } from 'node:timers/promises';
import { attempt, type Heard, type Outcome } from './attempt';
import type { Upstream } from './request';
import { spokenReader } from './spoken';
import { usualWaits, type Waits } from './waits';
import { type Asked, type Completion, requestBody } from './wire';

const retriesMax = 2;

export type Chat = Upstream &
  Asked & {
    signal?: AbortSignal | undefined;
    waits?: Partial<Waits>;
    /** From 0 to 1, so that a class that was refused together does not come back together. */
    chance?: () => number;
  };

type Listener = Heard & {
  /** All that was passed on was no answer: the model had only thought. */
  onUnsaid?: () => void;
};

/** Models that think first without saying so, since they were heard to: it shows at the end of the thought alone. */
const thinkingFirst = new Set<string>();

/**
 * Asks a model and passes its words on as they come, and nothing of what it thinks. Throws a failure ai.*, or the signal's
 * reason when it was stopped. Before the first word it asks again where that is safe; after it never, because the words
 * would come twice.
 */
export async function streamChat(chat: Chat, { onText, onUnsaid, mayWait }: Listener): Promise<Completion> {
  const waits = { ...usualWaits, ...chat.waits };
  const body = requestBody(chat);
  const model = `${chat.baseUrl} ${chat.model}`;
  let silent = true;
  const say = (text: string) => {
    if (!text) return false;
    silent = false;
    return onText(text);
  };
  const begun = performance.now();
  for (let retry = 0; ; retry += 1) {
    chat.signal?.throwIfAborted();
    const left = waits.firstTextMs - (performance.now() - begun);
    const within = { ...waits, firstTextMs: left };
    const spoken = spokenReader({
      thinksFirst: thinkingFirst.has(model),
      onUnsaid: () => {
        thinkingFirst.add(model);
        onUnsaid?.();
      },
    });
    const heard = (text: string) => say(spoken.take(text));
    const asked = { upstream: chat, body, waits: within, signal: chat.signal };
    const outcome = await attempt({ ...asked, onText: heard, mayWait });
    if ('completion' in outcome) {
      say(spoken.rest());
      if (!spoken.hasThought()) thinkingFirst.delete(model);
      return outcome.completion;
    }
    if ('stopped' in outcome) throw chat.signal?.reason;
    const pause = pauseBefore(outcome, waits, retry, chat.chance ?? Math.random);
    if (!(silent && outcome.mayRetry && retry < retriesMax) || pause > Math.min(waits.busyMsMax, left)) {
      throw outcome.failure;
    }
    await wait(pause, undefined, chat.signal ? { signal: chat.signal } : {}).catch(() => chat.signal?.throwIfAborted());
  }
}

function pauseBefore(outcome: Outcome, { backoffMs }: Waits, retry: number, chance: () => number): number {
  const asked = 'afterMs' in outcome ? outcome.afterMs : undefined;
  return asked ?? backoffMs * 2 ** retry * (0.5 + chance());
}

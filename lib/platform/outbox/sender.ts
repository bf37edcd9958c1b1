import { lineBackEvent } from '../browser/cut-line';
import { drain, type Outcome } from './drain';
import type { Settled } from './kept-item';
import { itemsOf } from './kept-items';
import type { OutboxState } from './outbox-state';
import { personHere } from './person-here';
import { sendBatch } from './send-batch';
import { waitMs } from './wait';

export type Sender = { readonly kick: () => void };

type Told = {
  settle: (settled: readonly Settled[]) => Promise<void>;
  onSending: (keys: ReadonlySet<string>) => void;
  onStanding: (standing: Pick<OutboxState, 'hindrance' | 'stuckKey'>) => void;
};

/** A tab that holds the lock may be asleep. Two that send at once double nothing: every item has its key. */
const lockMs = 25_000;
/** So often the server may fail at an item before the person is offered to let the others pass. */
const failuresMax = 3;

/** Sends what waits, in the order of the taps, whenever there is reason to think that it will go. */
export function startSender({ settle, onSending, onStanding }: Told): Sender {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let wanted = false;
  let singly = false;
  const failures = new Map<string, number>();

  function kick(): void {
    clearTimeout(timer);
    wanted = true;
    if (!isRunning) void run();
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (wanted) {
      wanted = false;
      await once();
    }
    isRunning = false;
  }

  async function once(): Promise<void> {
    const person = personHere();
    if (!person) return;
    const outcome = await alone(`outbox:${person}`, () =>
      drain({
        person,
        singly,
        read: itemsOf,
        settle,
        send: sendBatch,
        onSending: (items) => onSending(new Set(items.map(({ key }) => key))),
      }),
    ).catch((): Outcome => ({ kind: 'empty' }));
    onSending(new Set());
    if (person === personHere()) stand(outcome);
  }

  function stand(outcome: Outcome): void {
    if (outcome.kind === 'empty') {
      tries = 0;
      singly = false;
      failures.clear();
      onStanding({ hindrance: undefined, stuckKey: undefined });
      return;
    }
    const { kind, head } = outcome;
    const isItsFault = kind === 'stopped' || (kind === 'refused' && singly);
    if (head && isItsFault) failures.set(head, (failures.get(head) ?? 0) + 1);
    if (kind === 'refused') singly = true;
    const isStuck = head !== undefined && (failures.get(head) ?? 0) >= failuresMax;
    onStanding({ hindrance: hindrances[kind], stuckKey: isStuck ? head : undefined });
    tries += 1;
    timer = setTimeout(kick, waitMs(tries));
  }

  const seen = () => document.visibilityState === 'visible' && kick();
  addEventListener('online', kick);
  addEventListener('pageshow', kick);
  addEventListener(lineBackEvent, kick);
  document.addEventListener('visibilitychange', seen);
  return { kick };
}

const hindrances = {
  unanswered: 'cut',
  refused: 'server',
  stopped: 'server',
  nobody: 'nobody',
  'other-person': 'other-person',
} as const;

/** One tab at a time; locks are missing where a school opens the product by plain http on its network. */
async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return work();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(lockMs) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}

import { isWaiting, type KeptItem, type Settled } from './kept-item';
import { dropItem, itemsOf, keepItem, setItemAside, settleItems } from './kept-items';
import { noteUnsent } from './note-unsent';
import { isPending, nothingKept, type OutboxState, shownItem } from './outbox-state';
import { onPersonHere, personHere } from './person-here';
import { sendAtOnce } from './send-at-once';
import { type Sender, startSender } from './sender';
import { joinTabs, type TabsOfOutbox } from './tabs';

/** What this document knows of the person's outbox. The database is the truth; this is redrawn from it. */
let state = nothingKept;
let kept: readonly KeptItem[] = [];
let sending: ReadonlySet<string> = new Set();
let reads = 0;
/** How often something changed that a read which is under way may not know. */
let changes = 0;
let running: { readonly sender: Sender; readonly tabs: TabsOfOutbox } | undefined;

const listeners = new Set<() => void>();
const settledListeners = new Set<(settled: Settled) => void>();
const keepers = new Set<(settled: readonly Settled[]) => Promise<void>>();

export function outboxState(): OutboxState {
  return state;
}

export function subscribeOutbox(tell: () => void): () => void {
  listeners.add(tell);
  start();
  return () => listeners.delete(tell);
}

export function hearSettled(hear: (settled: Settled) => void): () => void {
  settledListeners.add(hear);
  start();
  return () => settledListeners.delete(hear);
}

/**
 * Before the outbox forgets items that were answered, in the tab that sent them: whoever draws from what this device keeps
 * writes the answers there, so that no reload finds a moment in which they are nowhere.
 */
export function beforeForgotten(keep: (settled: readonly Settled[]) => Promise<void>): () => void {
  keepers.add(keep);
  start();
  return () => keepers.delete(keep);
}

/** Again and again over the life of a document, and once for all of it. */
function start(): NonNullable<typeof running> {
  if (running) return running;
  const tabs = joinTabs({
    onChanged: () => void reread().then(() => sender.kick()),
    onSettled: (settled) => told(settled),
  });
  const sender = startSender({
    settle: async (settled) => {
      await Promise.allSettled([...keepers].map((keep) => keep(settled)));
      await settleItems(settled);
      told(settled);
      tabs.tell({ settled });
    },
    onSending: (keys) => {
      sending = keys;
      draw({});
    },
    onStanding: (standing) => draw(standing),
  });
  running = { sender, tabs };
  onPersonHere(() => {
    kept = [];
    state = nothingKept;
    draw({});
    void reread().then(sender.kick);
  });
  void reread().then(sender.kick);
  return running;
}

/**
 * Resolves when the tap is on this device's disk, or was answered where that takes none; undefined, when it is kept nowhere,
 * which is told on screen.
 */
export async function keepTap(made: Omit<KeptItem, 'seq' | 'person'>): Promise<string | undefined> {
  const { sender, tabs } = start();
  const person = personHere();
  if (!person) {
    draw({ notKept: 'nobody' });
    return undefined;
  }
  const tap = { ...made, person };
  try {
    const seq = await keepItem(tap);
    if (person === personHere()) {
      kept = [...kept.filter((one) => one.seq !== seq), { ...tap, seq }].sort((one, other) => one.seq - other.seq);
      changes += 1;
    }
    draw({ notKept: undefined });
  } catch (error) {
    if (await answeredAtOnce(tap)) return tap.key;
    draw({ notKept: (error as Error | null)?.name === 'QuotaExceededError' ? 'full' : 'failed' });
    return undefined;
  }
  tabs.tell({});
  sender.kick();
  return tap.key;
}

/** Whether the server had the last word on a tap that no disk took. What waits on the disk goes before it, or neither does. */
async function answeredAtOnce(tap: Omit<KeptItem, 'seq'>): Promise<boolean> {
  const { tabs } = start();
  const settled = kept.some(isWaiting) ? undefined : await sendAtOnce(tap);
  if (!settled) return false;
  const { item, answer } = settled;
  if (answer.state === 'refused') kept = [...kept, item];
  await Promise.allSettled([...keepers].map((keep) => keep([settled])));
  told([settled]);
  tabs.tell({ settled: [settled] });
  draw({ notKept: undefined });
  return true;
}

export function tryNow(): void {
  start().sender.kick();
}

/** Lets the others pass, or takes its place among them again. */
export async function setAside(seq: number, aside: boolean): Promise<void> {
  await setItemAside(seq, aside);
  await changed();
}

/** The person has seen why it was refused, or gives it up. */
export async function dismiss(seq: number): Promise<void> {
  kept = kept.filter((item) => item.seq !== seq);
  if (seq > 0) await dropItem(seq);
  await changed();
}

async function changed(): Promise<void> {
  await reread();
  const { sender, tabs } = start();
  tabs.tell({});
  sender.kick();
}

async function reread(): Promise<void> {
  reads += 1;
  const [read, before, person] = [reads, changes, personHere()];
  // Where this browser keeps nothing there is nothing to show; a tap is told so.
  const found = person ? await itemsOf(person).catch(() => []) : [];
  if (read !== reads) return;
  // What was kept or answered meanwhile: neither what was read nor what is drawn is all of it.
  if (before !== changes) return reread();
  // What was refused at once is on no disk: this document alone shows it, until it is dismissed.
  kept = [...found, ...kept.filter(({ seq }) => seq < 0)];
  draw({ isRead: true });
}

/** The listeners first: a screen takes the answer over before the tap is no longer drawn. */
function told(settled: readonly Settled[]): void {
  const person = personHere();
  const own = settled.filter(({ item }) => item.person === person);
  for (const one of own) for (const hear of settledListeners) hear(one);
  const answers = new Map(own.map(({ item, answer }) => [item.key, answer]));
  kept = kept.flatMap((item) => {
    const answer = answers.get(item.key);
    if (!answer) return [item];
    return answer.state === 'done' ? [] : [{ ...item, refused: answer.problem }];
  });
  changes += 1;
  const isSaved = own.some(({ answer }) => answer.state === 'done');
  draw(isSaved ? { savedAt: Date.now() } : {});
}

function draw(more: Partial<OutboxState>): void {
  const items = kept.map((item) => shownItem(item, sending));
  state = { ...state, ...more, items, pending: items.filter(isPending) };
  const unsent = kept.filter((item) => isWaiting(item) || item.aside).length;
  noteUnsent('unsent', unsent > 0 ? String(unsent) : undefined);
  for (const tell of listeners) tell();
}

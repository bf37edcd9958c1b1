import { lineBackEvent } from '@/lib/platform/browser/cut-line';
import { lazily } from '@/lib/platform/browser/lazy';
import { noteUnsent } from '@/lib/platform/outbox/note-unsent';
import { personHere } from '@/lib/platform/outbox/person-here';
import { keptAnswers, keptAttempts } from './database';
import type { KeptAttempt } from './kept-attempt';
import { latestOf } from './waiting';

/** A test of which something is on this device alone. */
export type UnsentTest = {
  readonly attemptId: string;
  readonly name: string;
  /** Questions whose answer waits. */
  readonly answers: number;
  /** Its end was asked for, and the server has not heard of it. */
  readonly isEnding: boolean;
};

/** Of whom this page is; where this browser keeps nothing there is none. */
export async function unsentTests(): Promise<UnsentTest[]> {
  const person = personHere();
  return unsentOf((attempt) => attempt.person === person);
}

async function unsentOf(isMeant: (attempt: KeptAttempt) => boolean): Promise<UnsentTest[]> {
  const meant = (await keptAttempts().catch(() => [])).filter(isMeant);
  const all = await Promise.all(
    meant.map(async ({ attemptId, begun, ending, standing }) => {
      const kept = await keptAnswers(attemptId).catch(() => []);
      const answers = latestOf(kept.filter(({ state }) => state === 'here')).size;
      const isEnding = ending !== null && standing?.state !== 'concluded';
      return { attemptId, name: begun.name, answers, isEnding };
    }),
  );
  return all.filter(({ answers, isEnding }) => answers > 0 || isEnding);
}

/** For the way out: whether an answer waits. */
export async function noteUnsentTests(): Promise<void> {
  noteUnsent('unsentAnswers', (await unsentTests()).length > 0 ? '' : undefined);
}

/**
 * A test that was left without a line is handed in from whatever page opens next, whosever it is: a child who took it on the
 * last minute does not come back to the page of the tests, and what is heard long after the end counts by a word alone.
 */
async function handIn(): Promise<void> {
  if ((await unsentOf(() => true)).length === 0) return;
  const { sendLeftovers } = await lazily(() => import('./send-leftovers'));
  await sendLeftovers(undefined);
  await noteUnsentTests();
}

/** On any page of this person: a test may have been left without a line, or be taken in another tab. */
export function watchUnsent(isInTest: () => boolean): () => void {
  const listening = new AbortController();
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    void noteUnsentTests();
    // Who takes one here sends it by himself, in his order.
    if (!isInTest()) void handIn().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look, listening);
  addEventListener(lineBackEvent, look, listening);
  look();
  return () => listening.abort();
}

import { personHere } from '@/lib/platform/outbox/person-here';
import { keptAnswers, keptAttempts } from './database';
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
  const own = (await keptAttempts().catch(() => [])).filter((attempt) => attempt.person === person);
  const all = await Promise.all(
    own.map(async ({ attemptId, begun, ending, standing }) => {
      const kept = await keptAnswers(attemptId).catch(() => []);
      const answers = latestOf(kept.filter(({ state }) => state === 'here')).size;
      const isEnding = ending !== null && standing?.state !== 'concluded';
      return { attemptId, name: begun.name, answers, isEnding };
    }),
  );
  return all.filter(({ answers, isEnding }) => answers > 0 || isEnding);
}

/** The way out asks whether an answer waits without bringing any of this into the shell. */
export async function noteUnsent(): Promise<void> {
  if ((await unsentTests()).length > 0) document.body.dataset.unsentAnswers = '';
  else delete document.body.dataset.unsentAnswers;
}

/** On any page of this person: a test may have been left without a line, or be taken in another tab. */
export function watchUnsent(): () => void {
  const listening = new AbortController();
  const look = () => document.visibilityState === 'visible' && void noteUnsent();
  document.addEventListener('visibilitychange', look, listening);
  look();
  return () => listening.abort();
}

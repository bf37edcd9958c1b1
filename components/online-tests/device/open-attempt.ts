import { beginAttemptOp } from '@/lib/online-tests/contract';
import { takeAhead } from '@/lib/platform/browser/asked-ahead';
import { call, callAddress } from '@/lib/platform/browser/call';
import { offsetFrom } from './clock';
import { changeAttempt, forgetAttempt, keptAnswers, keptAttempt, keptAttempts } from './database';
import type { KeptAnswer, KeptAttempt } from './kept-attempt';
import { withFacts } from './standing';
import { withStored } from './waiting';

export type Opened = { readonly attempt: KeptAttempt; readonly answers: readonly KeptAnswer[] };

const dayMs = 24 * 3_600_000;

/** Those of this person that are not over, the newest first. Where a browser keeps nothing there is none. */
export async function openHere(person: string): Promise<Opened[]> {
  const all = await keptAttempts().catch(() => []);
  const own = all.filter((attempt) => attempt.person === person).sort((one, other) => other.keptAt - one.keptAt);
  return Promise.all(own.map(async (attempt) => ({ attempt, answers: await keptAnswers(attempt.attemptId) })));
}

/** What has ended and of which nothing waits, once a day has passed; unsent answers stay, whosever they are. */
export async function tidyDevice(now: number): Promise<void> {
  const all = await keptAttempts().catch(() => []);
  for (const { attemptId, keptAt, standing, deadline } of all) {
    const isOver = standing?.state === 'concluded' || now > deadline + 7 * dayMs;
    const answers = isOver && now - keptAt > dayMs ? await keptAnswers(attemptId) : null;
    if (answers && !answers.some(({ state }) => state === 'here')) await forgetAttempt(attemptId);
  }
}

/** Begins the test, or comes back to it from another device: what the server has joins what waits here. */
export async function beginHere(person: string, attemptId: string): Promise<Opened> {
  const ahead = takeAhead(callAddress(beginAttemptOp, { attemptId }));
  const begun = await call(beginAttemptOp, { attemptId }, { staysHere: true, answer: ahead?.answer });
  const { now, deadline, answers } = begun;
  const told = { person, begun, deadline, offsetMs: offsetFrom(now, ahead?.cameAt), keptAt: Date.now() };
  const none = { position: 0, marked: [], leaves: 0, awayMs: 0, ending: null, standing: null };
  const attempt = await kept({ attemptId, ...none, ...told }, told);
  const given = await keptAnswers(attemptId).catch(() => []);
  return { attempt, answers: withStored(given, answers, attemptId) };
}

/** Where the pupil stood, and an end that another tab asks for at this moment, stay; also where the disk takes no more. */
function kept(fresh: KeptAttempt, told: Partial<KeptAttempt>): Promise<KeptAttempt> {
  return changeAttempt(fresh, told).catch(async () => {
    const before = await keptAttempt(fresh.attemptId).catch(() => undefined);
    return withFacts(before ?? fresh, told);
  });
}

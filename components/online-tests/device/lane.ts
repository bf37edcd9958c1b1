import type * as z from 'zod/mini';
import type { HeardAnswers } from '@/lib/online-tests/schemas/answers';
import type { KeptAnswer, KeptAttempt, Standing } from './kept-attempt';
import { isFinal, sendAnswers, sendEnding } from './send';
import { nextBatch } from './waiting';

export type Heard = {
  readonly answers: readonly KeptAnswer[];
  /** The server's clock and the deadline as it stands, where it said them. */
  readonly now?: number;
  readonly deadline?: number;
  readonly standing?: Standing;
};

type Lane = {
  /** As they stand at this moment: more may have been given while the line was slow. */
  read: () => { attempt: KeptAttempt; answers: readonly KeptAnswer[] };
  /** What other tabs have kept since joins it. */
  readAgain: () => Promise<void>;
  /** Kept before the next is sent. */
  settle: (heard: Heard) => Promise<void>;
};

type Told = z.infer<typeof HeardAnswers>['answers'];

/** Only a reply that names the very answers counts: whoever stands between answers 200 too. */
function judged(batch: readonly KeptAnswer[], told: Told | undefined): KeptAnswer[] {
  return batch.map((answer, at) => {
    const verdict = told?.[at];
    if (verdict?.questionId !== answer.questionId || verdict.seq !== answer.seq) throw new TypeError('not our reply');
    return { ...answer, state: verdict.state };
  });
}

/** Sends all that waits, then the end if one was asked for. Throws where only time helps; then all of it waits still. */
export async function drainAttempt(lane: Lane): Promise<void> {
  await sendAll(lane);
  if (!endingOf(lane)) return;
  // What another tab gave a moment before the end was asked for may be dated after it: it goes first.
  await lane.readAgain();
  await sendAll(lane);
  const ending = endingOf(lane);
  if (ending) await lane.settle({ answers: [], standing: await sendEnding(lane.read().attempt, ending) });
}

function endingOf(lane: Lane): KeptAttempt['ending'] {
  const { ending, standing } = lane.read().attempt;
  return standing?.state === 'concluded' ? null : ending;
}

async function sendAll(lane: Lane): Promise<void> {
  let most: number | undefined;
  for (;;) {
    const { attempt, answers } = lane.read();
    const batch = nextBatch(answers, most);
    if (batch.length === 0) return;
    if (!(await hasSent(lane, attempt, batch))) most = 1;
  }
}

/** Among many, the one that the server does not take keeps the others from being stored: then each goes by itself. */
async function hasSent({ settle }: Lane, attempt: KeptAttempt, batch: readonly KeptAnswer[]): Promise<boolean> {
  try {
    const { now, deadline, answers: told } = await sendAnswers(attempt, batch);
    await settle({ answers: judged(batch, told), now, deadline });
  } catch (error) {
    if (!isFinal(error)) throw error;
    if (batch.length > 1 && error.status === 422) return false;
    await settle({ answers: batch.map((answer) => ({ ...answer, state: 'refused' })) });
    // The test is there no more: whoever looks at it is told at once.
    if (error.status === 404) throw error;
  }
  return true;
}

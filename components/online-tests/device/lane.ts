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
  /** Kept before the next is sent. */
  settle: (heard: Heard) => Promise<void>;
};

/** Sends all that waits, then the end if one was asked for. Throws where only time helps; then all of it waits still. */
export async function drainAttempt({ read, settle }: Lane): Promise<void> {
  let most: number | undefined;
  for (;;) {
    const { attempt, answers } = read();
    const batch = nextBatch(answers, most);
    if (batch.length === 0) break;
    try {
      const { now, deadline, answers: told } = await sendAnswers(attempt, batch);
      const settled = batch.map((answer, at) => ({ ...answer, state: told[at]?.state ?? answer.state }));
      await settle({ answers: settled, now, deadline });
    } catch (error) {
      if (!isFinal(error)) throw error;
      // Among many, the one that the server does not take keeps the others from being stored.
      if (batch.length > 1 && error.status === 422) most = 1;
      else await settle({ answers: batch.map((answer) => ({ ...answer, state: 'refused' })) });
    }
  }
  const { attempt } = read();
  if (!attempt.ending || attempt.standing?.state === 'concluded') return;
  const standing = await sendEnding(attempt, attempt.ending);
  await settle({ answers: [], standing });
}

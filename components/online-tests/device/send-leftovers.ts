import { changeAttempt, forgetAttempt, keptAnswers, keptAttempts, settleAnswers } from './database';
import type { KeptAnswer, KeptAttempt } from './kept-attempt';
import { drainAttempt } from './lane';
import { isFinal } from './send';

/**
 * What other tests on this device still wait for, whosever they are: a child who left a shared device without a line is
 * handed in by the next one who opens this page. Each by its own key; who fails is tried again another time. What was reset
 * meanwhile waits no more.
 */
export async function sendLeftovers(but: string | undefined): Promise<void> {
  const others = (await keptAttempts().catch(() => [])).filter(({ attemptId }) => attemptId !== but);
  for (const attempt of others) {
    const answers = await keptAnswers(attempt.attemptId);
    if (answers.some(({ state }) => state === 'here') || isEnding(attempt)) {
      await sendOne(attempt, answers).catch(async (error: unknown) => {
        if (isFinal(error) && error.status === 404) await forgetAttempt(attempt.attemptId).catch(() => undefined);
      });
    }
  }
}

function isEnding({ ending, standing }: KeptAttempt): boolean {
  return ending !== null && standing?.state !== 'concluded';
}

async function sendOne(kept: KeptAttempt, all: readonly KeptAnswer[]): Promise<void> {
  let [attempt, answers] = [kept, all];
  await drainAttempt({
    read: () => ({ attempt, answers }),
    async readAgain() {
      answers = await keptAnswers(kept.attemptId);
    },
    async settle({ answers: settled, standing }) {
      const byN = new Map(settled.map((answer) => [answer.n, answer]));
      answers = answers.map((answer) => byN.get(answer.n) ?? answer);
      await settleAnswers(settled);
      if (!standing) return;
      attempt = await changeAttempt(attempt, { standing, ...(standing.state === 'begun' && { ending: null }) });
    },
  });
}

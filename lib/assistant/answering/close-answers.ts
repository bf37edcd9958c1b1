import { setTimeout as wait } from 'node:timers/promises';
import { registry } from './registry';

/** What a server that is told to stop still gives the answers that are being written. */
const graceMs = 5000;

let closing: Promise<void> | undefined;

/** While the server drains, and once more before the database goes: what is not written by then has failed. */
export function closeAnswers(givenMs = graceMs): Promise<void> {
  closing ??= closed(givenMs);
  return closing;
}

async function closed(givenMs: number): Promise<void> {
  const { runs } = registry();
  const until = performance.now() + givenMs;
  while (runs.size > 0 && performance.now() < until) await wait(50);
  await Promise.all([...runs.values()].map((run) => run.giveUp('ai.cut')));
}

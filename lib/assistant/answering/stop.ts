import type { Actor } from '@/lib/access/actor';
import { stopAnswer } from '../commands/stop-answer';
import { endRun, ownRun } from './run';

/** The row says it to whichever instance writes the answer; when that is this one, it ends at once, with every word. */
async function stop(actor: Actor, { id }: { id: string }) {
  const run = ownRun(actor, id);
  if (run) run.isStopping = true;
  const stopped = await stopAnswer(actor, { id, ...(run && { content: run.broadcast.text }) });
  if (run) await endRun(run, 'stopped');
  return stopped;
}

export const stopAnswering = Object.assign(stop, { definition: stopAnswer.definition });

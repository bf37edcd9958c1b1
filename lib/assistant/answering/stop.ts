import * as z from 'zod/mini';
import { defineExchange } from '@/lib/access/define-query';
import { RowRef } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { stopAnswer } from '../commands/stop-answer';
import { endRun, ownRun } from './run';

/** The row says it to whichever instance writes the answer; when that is this one, it ends at once, with every word. */
export const stopAnswering = defineExchange({
  name: 'assistant.stop',
  may: abilities['assistant:ask'],
  input: RowRef,
  reply: z.object({ id: z.uuid(), content: z.string() }),
  run: async ({ actor, input: { id } }) => {
    const run = ownRun(actor, id);
    if (run) run.isStopping = true;
    const stopped = await stopAnswer(actor, { id, ...(run && { content: run.broadcast.text }) });
    if (run) await endRun(run, 'stopped');
    return stopped;
  },
});

import { defineExchange } from '@/lib/access/define-query';
import { abilities } from '../abilities';
import { stopAnswer } from '../commands/stop-answer';
import { AnswerRef, AnswerStopped } from '../schemas/answers';
import { endRun, ownRun } from './run';

/** The row says it to whichever instance writes the answer; when that is this one, it ends at once, with every word. */
export const stopAnswering = defineExchange({
  name: 'assistant.stop',
  may: abilities['assistant:ask'],
  input: AnswerRef,
  reply: AnswerStopped,
  run: async ({ actor, input: { id } }) => {
    const run = ownRun(actor, id);
    if (run) run.isStopping = true;
    const stopped = await stopAnswer(actor, { id, ...(run && { content: run.broadcast.text }) });
    if (run) await endRun(run, 'stopped');
    return stopped;
  },
});

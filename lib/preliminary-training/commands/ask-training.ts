import { defineCommand } from '@/lib/access/define-command';
import { abilities } from '../abilities';
import { fail } from '../failures';
import { requestCard, requestFields } from '../queries';
import { TrainingQuestion, TrainingRequestCard } from '../schemas';

/** Of the school that is open. A second one of the same module waits until the first is refused or done. */
export const askTraining = defineCommand({
  name: 'preliminary-training.ask',
  may: abilities['training-request:ask'],
  input: TrainingQuestion,
  reply: TrainingRequestCard,
  target: ({ tx, input: { moduleId } }) =>
    tx.courseModule.findFirst({ where: { id: moduleId, course: { status: 'active' } }, select: { id: true } }),
  run: async ({ tx, actor, input: { note }, target: { id: moduleId } }) => {
    const schoolId = actor.schoolId ?? fail('MODEL_NOT_FOUND');
    const data = { facilitatorId: actor.id, schoolId, moduleId, note };
    return requestCard(await tx.trainingRequest.create({ data, select: requestFields }));
  },
});

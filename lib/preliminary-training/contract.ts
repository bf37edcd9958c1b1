import { operation } from '@/lib/platform/http/operation';
import type { answerTraining } from './commands/answer-training';
import type { askTraining } from './commands/ask-training';
import type { trainingRequests } from './queries';

export const listTrainingRequestsOp = operation<typeof trainingRequests>({
  method: 'GET',
  path: '/trainingRequests',
  summary: 'Requests of preliminary training, a page at a time: the own, or those that the caller answers',
});

export const askTrainingOp = operation<typeof askTraining>({
  method: 'PUT',
  path: '/trainingRequests',
  summary: 'Ask to be trained in a module before teaching it',
});

export const answerTrainingOp = operation<typeof answerTraining>({
  method: 'POST',
  path: '/trainingRequests/{id}',
  summary: 'Accept, refuse or finish a request of preliminary training',
  params: { id: 'id' },
});

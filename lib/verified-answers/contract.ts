import { operation } from '@/lib/platform/http/operation';
import type { deleteVerifiedAnswer } from './commands/delete-verified-answer';
import type { keepVerifiedAnswer } from './commands/keep-verified-answer';
import type { updateVerifiedAnswer } from './commands/update-verified-answer';
import type { verifiedAnswerById, verifiedAnswerList } from './queries/verified-answers';

const params = { id: 'id' };

export const listVerifiedAnswersOp = operation<typeof verifiedAnswerList>({
  method: 'GET',
  path: '/verifiedAnswers',
  summary: 'Verified answers of the own classes, a page at a time',
});

export const keepVerifiedAnswerOp = operation<typeof keepVerifiedAnswer>({
  method: 'PUT',
  path: '/verifiedAnswers',
  summary: 'Keep the answer to a doubt, so that the assistant says it first',
});

export const readVerifiedAnswerOp = operation<typeof verifiedAnswerById>({
  method: 'GET',
  path: '/verifiedAnswers/{id}',
  summary: 'One verified answer',
  params,
});

export const updateVerifiedAnswerOp = operation<typeof updateVerifiedAnswer>({
  method: 'POST',
  path: '/verifiedAnswers/{id}',
  summary: 'Update a verified answer',
  params,
});

export const deleteVerifiedAnswerOp = operation<typeof deleteVerifiedAnswer>({
  method: 'DELETE',
  path: '/verifiedAnswers/{id}',
  summary: 'Delete a verified answer: the assistant says it no more',
  params,
});

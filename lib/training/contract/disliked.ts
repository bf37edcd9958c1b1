import type { reviewAnswer } from '@/lib/assistant/commands/review-answer';
import { operation } from '@/lib/platform/http/operation';
import type { teachAnswer } from '../commands/teach-answer';
import type { dislikedAnswer, dislikedAnswers } from '../queries/disliked';

const params = { id: 'id' };

export const listDislikedOp = operation<typeof dislikedAnswers>({
  method: 'GET',
  path: '/training/disliked',
  summary: 'Answers that were disliked, without who disliked them',
});

export const readDislikedOp = operation<typeof dislikedAnswer>({
  method: 'GET',
  path: '/training/disliked/{id}',
  summary: 'One disliked answer, with a section that a new passage may begin with',
  params,
});

export const reviewAnswerOp = operation<typeof reviewAnswer>({
  method: 'POST',
  path: '/training/disliked/{id}/review',
  summary: 'Mark a disliked answer as dealt with, or take that back',
  params,
});

export const teachOp = operation<typeof teachAnswer>({
  method: 'POST',
  path: '/training/disliked/{id}/teach',
  summary: 'Add the question to the ways in which people ask for a section',
  params,
});

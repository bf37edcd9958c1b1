import { AnswerReview, AnswerReviewed } from '@/lib/assistant/schemas/review';
import { operation } from '@/lib/platform/http/operation';
import { DislikedDetail, DislikedPage, DislikedRef, DislikedSearch, Taught, Teaching } from '../schemas/disliked';

const params = { id: 'id' };

export const listDislikedOp = operation({
  method: 'GET',
  path: '/training/disliked',
  summary: 'Answers that were disliked, without who disliked them',
  input: DislikedSearch,
  reply: DislikedPage,
});

export const readDislikedOp = operation({
  method: 'GET',
  path: '/training/disliked/{id}',
  summary: 'One disliked answer, with a section that a new passage may begin with',
  input: DislikedRef,
  reply: DislikedDetail,
  params,
});

export const reviewAnswerOp = operation({
  method: 'POST',
  path: '/training/disliked/{id}/review',
  summary: 'Mark a disliked answer as dealt with, or take that back',
  input: AnswerReview,
  reply: AnswerReviewed,
  params,
});

export const teachOp = operation({
  method: 'POST',
  path: '/training/disliked/{id}/teach',
  summary: 'Add the question to the ways in which people ask for a section',
  input: Teaching,
  reply: Taught,
  params,
});

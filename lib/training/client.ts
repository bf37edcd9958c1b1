'use client';

import { lazily } from '@/lib/platform/browser/lazy';
import { useCommand } from '@/lib/platform/browser/use-command';

const evaluation = () => lazily(() => import('./contract/evaluation'));
const disliked = () => lazily(() => import('./contract/disliked'));
const writing = () => lazily(() => import('./contract/writing'));
const tryOuts = () => lazily(() => import('./contract/try-out'));

export function useCreateQuestion() {
  return useCommand(async () => (await evaluation()).createQuestionOp);
}

export function useUpdateQuestion() {
  return useCommand(async () => (await evaluation()).updateQuestionOp);
}

export function useDeleteQuestion() {
  return useCommand(async () => (await evaluation()).deleteQuestionOp);
}

/** Asked for when somebody else saved first. */
export function useReadQuestion() {
  return useCommand(async () => (await evaluation()).readQuestionOp);
}

export function useStartRun() {
  return useCommand(async () => (await evaluation()).startRunOp);
}

export function useTryOut() {
  return useCommand(async () => (await tryOuts()).tryOutOp);
}

export function useReviewAnswer() {
  return useCommand(async () => (await disliked()).reviewAnswerOp);
}

export function useWriteTopic() {
  return useCommand(async () => (await writing()).writeTopicOp);
}

export function useTeachAnswer() {
  return useCommand(async () => (await disliked()).teachOp);
}

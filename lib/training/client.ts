'use client';

import { lazily } from '@/lib/platform/browser/lazy';
import { useCommand } from '@/lib/platform/browser/use-command';

const evaluation = () => lazily(() => import('./contract/evaluation'));
const disliked = () => lazily(() => import('./contract/disliked'));
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

export function useTeachAnswer() {
  return useCommand(async () => (await disliked()).teachOp);
}

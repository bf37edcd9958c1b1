'use client';

import { call } from '@/lib/platform/browser/call';
import { lazily } from '@/lib/platform/browser/lazy';
import { useCommand } from '@/lib/platform/browser/use-command';

const drafts = () => lazily(() => import('./contract/drafts'));
const plans = () => lazily(() => import('./contract/plans'));

export function useRateLesson() {
  return useCommand(async () => (await plans()).rateLessonOp);
}

export function useWriteComment() {
  return useCommand(async () => (await plans()).writeCommentOp);
}

export function useDeleteComment() {
  return useCommand(async () => (await plans()).deleteCommentOp);
}

export function useAdaptPlan() {
  return useCommand(async () => (await plans()).adaptPlanOp);
}

export function useUpdateAdaptedPlan() {
  return useCommand(async () => (await plans()).updateAdaptedPlanOp);
}

export function useDeleteAdaptedPlan() {
  return useCommand(async () => (await plans()).deleteAdaptedPlanOp);
}

export function useCopyCourse() {
  return useCommand(async () => (await drafts()).copyCourseOp);
}

export function useDiscardDraft() {
  return useCommand(async () => (await drafts()).discardDraftOp);
}

export function usePublishPlan() {
  return useCommand(async () => (await drafts()).publishPlanOp);
}

export function useSaveDraft() {
  return useCommand(async () => (await drafts()).saveDraftOp);
}

/** Asked for when somebody else saved first. */
export async function readDraft(lessonId: string) {
  return call((await drafts()).readDraftOp, { lessonId });
}

export async function drawText(text: string, signal: AbortSignal) {
  return call((await drafts()).drawTextOp, { text }, { signal });
}

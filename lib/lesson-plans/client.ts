'use client';

import { useCommand } from '@/lib/platform/browser/use-command';
import { copyCourseOp, discardDraftOp, publishPlanOp, saveDraftOp } from './contract/drafts';
import {
  adaptPlanOp,
  deleteAdaptedPlanOp,
  deleteCommentOp,
  rateLessonOp,
  updateAdaptedPlanOp,
  writeCommentOp,
} from './contract/plans';

export function useRateLesson() {
  return useCommand(rateLessonOp);
}

export function useWriteComment() {
  return useCommand(writeCommentOp);
}

export function useDeleteComment() {
  return useCommand(deleteCommentOp);
}

export function useAdaptPlan() {
  return useCommand(adaptPlanOp);
}

export function useUpdateAdaptedPlan() {
  return useCommand(updateAdaptedPlanOp);
}

export function useDeleteAdaptedPlan() {
  return useCommand(deleteAdaptedPlanOp);
}

export function useCopyCourse() {
  return useCommand(copyCourseOp);
}

export function useDiscardDraft() {
  return useCommand(discardDraftOp);
}

export function usePublishPlan() {
  return useCommand(publishPlanOp);
}

export function useSaveDraft() {
  return useCommand(saveDraftOp);
}

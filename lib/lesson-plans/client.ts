'use client';

import { useCommand } from '@/lib/platform/browser/use-command';
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

'use client';

import { useCommand } from '@/lib/platform/browser/use-command';
import { createCourseOp, deleteCourseOp, updateCourseOp, uploadCoursePhotoOp } from './contract';
import {
  createLessonOp,
  createUnitOp,
  deleteLessonOp,
  deleteUnitOp,
  moveLessonOp,
  moveUnitOp,
  updateLessonOp,
  updateUnitOp,
} from './contract/lessons';
import {
  authoriseModuleOp,
  createModuleOp,
  deleteModuleOp,
  moveModuleOp,
  updateModuleOp,
  withdrawAuthorisationOp,
} from './contract/modules';

export function useCreateCourse() {
  return useCommand(createCourseOp);
}

export function useUpdateCourse() {
  return useCommand(updateCourseOp);
}

export function useDeleteCourse() {
  return useCommand(deleteCourseOp);
}

export function useUploadCoursePhoto() {
  return useCommand(uploadCoursePhotoOp);
}

export function useAuthoriseModule() {
  return useCommand(authoriseModuleOp);
}

export function useCreateModule() {
  return useCommand(createModuleOp);
}

export function useDeleteModule() {
  return useCommand(deleteModuleOp);
}

export function useMoveModule() {
  return useCommand(moveModuleOp);
}

export function useUpdateModule() {
  return useCommand(updateModuleOp);
}

export function useWithdrawAuthorisation() {
  return useCommand(withdrawAuthorisationOp);
}

export function useCreateLesson() {
  return useCommand(createLessonOp);
}

export function useCreateUnit() {
  return useCommand(createUnitOp);
}

export function useDeleteLesson() {
  return useCommand(deleteLessonOp);
}

export function useDeleteUnit() {
  return useCommand(deleteUnitOp);
}

export function useMoveLesson() {
  return useCommand(moveLessonOp);
}

export function useMoveUnit() {
  return useCommand(moveUnitOp);
}

export function useUpdateLesson() {
  return useCommand(updateLessonOp);
}

export function useUpdateUnit() {
  return useCommand(updateUnitOp);
}

'use client';

import { useCommand } from '@/lib/platform/browser/use-command';
import { createCourseOp, deleteCourseOp, updateCourseOp, uploadCoursePhotoOp } from './contract';

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

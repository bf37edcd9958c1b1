'use client';

import { useCommand, useOperation } from '@/lib/platform/browser/use-operation';
import { courseExistsOp, createCourseOp, deleteCourseOp, updateCourseOp, uploadCoursePhotoOp } from './contract';
import { courseCode } from './rules';

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

/** Asked while a new code is typed; a failure to ask is no obstacle, because saving asks again. */
export function useCourseCodeTaken(code: string): boolean {
  const { data } = useOperation(courseExistsOp, { code }, { enabled: courseCode.test(code), throwOnError: false });
  return data?.exists ?? false;
}

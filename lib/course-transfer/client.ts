'use client';

import { useCommand } from '@/lib/platform/browser/use-command';
import { checkImportOp, importCourseOp } from './contract';

export function useCheckImport() {
  return useCommand(checkImportOp);
}

export function useImportCourse() {
  return useCommand(importCourseOp);
}

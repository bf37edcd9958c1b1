'use client';

import { lazily } from '@/lib/platform/browser/lazy';
import { useCommand } from '@/lib/platform/browser/use-command';

const contract = () => lazily(() => import('./contract'));

export function useCheckImport() {
  return useCommand(async () => (await contract()).checkImportOp);
}

export function useImportCourse() {
  return useCommand(async () => (await contract()).importCourseOp);
}

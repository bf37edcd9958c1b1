'use client';

import { useCommand } from '@/lib/platform/browser/use-command';
import { markStepOp } from './contract';

export function useMarkStep() {
  return useCommand(markStepOp);
}

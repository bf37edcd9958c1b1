'use client';

import { lazily } from '@/lib/platform/browser/lazy';
import { useCommand } from '@/lib/platform/browser/use-command';

const contract = () => lazily(() => import('./contract'));

export function useMarkStep() {
  return useCommand(async () => (await contract()).markStepOp);
}

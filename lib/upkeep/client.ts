'use client';

import { useCommand } from '@/lib/platform/browser/use-command';
import { retryJobOp } from './contract/jobs';

export function useRetryJob() {
  return useCommand(retryJobOp);
}

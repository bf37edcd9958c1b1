'use client';

import { useCommand } from '@/lib/platform/browser/use-command';
import { solveClientErrorOp } from '../contract/client-errors';
import { retryJobOp } from '../contract/jobs';

export function useRetryJob() {
  return useCommand(retryJobOp);
}

export function useSolveClientError() {
  return useCommand(solveClientErrorOp);
}

'use client';

import { useCommand } from '@/lib/platform/browser/use-command';
import { solveClientErrorOp } from '../contract/client-errors';
import { retryJobOp } from '../contract/jobs';
import { acceptAddressOp, sendMailAgainOp, sendTestMailOp } from '../contract/mails';

export function useRetryJob() {
  return useCommand(retryJobOp);
}

export function useSendTestMail() {
  return useCommand(sendTestMailOp);
}

export function useSendMailAgain() {
  return useCommand(sendMailAgainOp);
}

export function useAcceptAddress() {
  return useCommand(acceptAddressOp);
}

export function useSolveClientError() {
  return useCommand(solveClientErrorOp);
}

'use client';

import { lazily } from '@/lib/platform/browser/lazy';
import { useCommand } from '@/lib/platform/browser/use-command';

const clientErrors = () => lazily(() => import('../contract/client-errors'));
const jobs = () => lazily(() => import('../contract/jobs'));
const mails = () => lazily(() => import('../contract/mails'));

export function useRetryJob() {
  return useCommand(async () => (await jobs()).retryJobOp);
}

export function useSendTestMail() {
  return useCommand(async () => (await mails()).sendTestMailOp);
}

export function useSendMailAgain() {
  return useCommand(async () => (await mails()).sendMailAgainOp);
}

export function useAcceptAddress() {
  return useCommand(async () => (await mails()).acceptAddressOp);
}

export function useSolveClientError() {
  return useCommand(async () => (await clientErrors()).solveClientErrorOp);
}

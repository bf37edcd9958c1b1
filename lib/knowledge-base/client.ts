'use client';

import { lazily } from '@/lib/platform/browser/lazy';
import { useCommand } from '@/lib/platform/browser/use-command';

const contract = () => lazily(() => import('./contract'));

export function useCreateKnowledgeBase() {
  return useCommand(async () => (await contract()).createKnowledgeBaseOp);
}

export function useUpdateKnowledgeBase() {
  return useCommand(async () => (await contract()).updateKnowledgeBaseOp);
}

export function useDeleteKnowledgeBase() {
  return useCommand(async () => (await contract()).deleteKnowledgeBaseOp);
}

/** Asked for when somebody else saved first. */
export function useReadKnowledgeBase() {
  return useCommand(async () => (await contract()).readKnowledgeBaseOp);
}

'use client';

import { useCommand } from '@/lib/platform/browser/use-command';
import { createKnowledgeBaseOp, deleteKnowledgeBaseOp, readKnowledgeBaseOp, updateKnowledgeBaseOp } from './contract';

export function useCreateKnowledgeBase() {
  return useCommand(createKnowledgeBaseOp);
}

export function useUpdateKnowledgeBase() {
  return useCommand(updateKnowledgeBaseOp);
}

export function useDeleteKnowledgeBase() {
  return useCommand(deleteKnowledgeBaseOp);
}

/** Asked for when somebody else saved first. */
export function useReadKnowledgeBase() {
  return useCommand(readKnowledgeBaseOp);
}

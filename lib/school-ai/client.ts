'use client';

import { lazily } from '@/lib/platform/browser/lazy';
import { useCommand } from '@/lib/platform/browser/use-command';

const contract = () => lazily(() => import('./contract'));

export function useSaveKey() {
  return useCommand(async () => (await contract()).saveKeyOp);
}

export function useDeleteKey() {
  return useCommand(async () => (await contract()).deleteKeyOp);
}

export function useChangeSettings() {
  return useCommand(async () => (await contract()).changeSettingsOp);
}

/** Asked for when somebody else saved first. */
export function useReadSettings() {
  return useCommand(async () => (await contract()).readSettingsOp);
}

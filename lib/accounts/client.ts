'use client';

import { call } from '@/lib/platform/browser/call';
import { lazily } from '@/lib/platform/browser/lazy';
import { useCommand } from '@/lib/platform/browser/use-command';

const contract = () => lazily(() => import('./contract'));

export function useUpdateOwnAccount() {
  return useCommand(async () => (await contract()).updateOwnAccountOp);
}

export function useUploadOwnPhoto() {
  return useCommand(async () => (await contract()).uploadOwnPhotoOp);
}

export function useChangePassword() {
  return useCommand(async () => (await contract()).changePasswordOp);
}

export function useBeginSeeing() {
  return useCommand(async () => (await contract()).beginSeeingOp);
}

export async function clearProviderKeys() {
  return call((await contract()).clearProviderKeysOp, {});
}

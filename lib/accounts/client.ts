'use client';

import { call } from '@/lib/platform/browser/call';
import { useCommand } from '@/lib/platform/browser/use-command';
import { beginSeeingOp, changePasswordOp, clearProviderKeysOp, updateOwnAccountOp, uploadOwnPhotoOp } from './contract';

export function useUpdateOwnAccount() {
  return useCommand(updateOwnAccountOp);
}

export function useUploadOwnPhoto() {
  return useCommand(uploadOwnPhotoOp);
}

export function useChangePassword() {
  return useCommand(changePasswordOp);
}

export function useBeginSeeing() {
  return useCommand(beginSeeingOp);
}

export function clearProviderKeys() {
  return call(clearProviderKeysOp, {});
}

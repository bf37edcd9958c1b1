'use client';

import { useCommand } from '@/lib/platform/browser/use-command';
import { beginSeeingOp, changePasswordOp, updateOwnAccountOp, uploadOwnPhotoOp } from './contract';

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

'use client';

import { useCommand } from '@/lib/platform/browser/use-command';
import { beginSeeingOp, updateOwnAccountOp, uploadOwnPhotoOp } from './contract';

export function useUpdateOwnAccount() {
  return useCommand(updateOwnAccountOp);
}

export function useUploadOwnPhoto() {
  return useCommand(uploadOwnPhotoOp);
}

export function useBeginSeeing() {
  return useCommand(beginSeeingOp);
}

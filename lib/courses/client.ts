'use client';

import { call } from '@/lib/platform/browser/call';
import { lazily } from '@/lib/platform/browser/lazy';

const files = () => lazily(() => import('./contract/files'));

export async function uploadContentImage(image: File) {
  const { uploadContentImageOp } = await files();
  return call(uploadContentImageOp, { file: new Uint8Array(await image.arrayBuffer()) });
}

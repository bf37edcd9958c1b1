'use client';

import { call } from '@/lib/platform/browser/call';
import { lazily } from '@/lib/platform/browser/lazy';

const drafts = () => lazily(() => import('./contract/drafts'));

export async function drawText(text: string, signal: AbortSignal) {
  return call((await drafts()).drawTextOp, { text }, { signal });
}

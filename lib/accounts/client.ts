'use client';

import { call } from '@/lib/platform/browser/call';
import { lazily } from '@/lib/platform/browser/lazy';

const contract = () => lazily(() => import('./contract'));

export async function clearProviderKeys() {
  return call((await contract()).clearProviderKeysOp, {});
}

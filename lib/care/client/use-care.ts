'use client';

import { lazily } from '@/lib/platform/browser/lazy';
import { useCommand } from '@/lib/platform/browser/use-command';

const careNotices = () => lazily(() => import('../contract/care-notices'));

export function useMarkCareSeen() {
  return useCommand(async () => (await careNotices()).markCareSeenOp);
}

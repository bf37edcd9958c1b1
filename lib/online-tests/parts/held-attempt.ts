import type { Tx } from '@/lib/platform/db/client';
import { lockRows } from '@/lib/platform/db/lock';
import { env } from '@/lib/platform/env/env';
import { isAttemptKey } from './attempt-key';

/** Of an attempt whose key was brought, and that was not reset: 404 for a wrong key and for one that never was alike. */
export async function keptAttempt(tx: Tx, { attemptId, key }: { attemptId: string; key: string }) {
  if (!isAttemptKey(env().AUTH_SECRET, attemptId, key)) return null;
  return heldAttempt(tx, attemptId);
}

/**
 * Held until the transaction ends, in the order in which all do: the pinned module, by which a unit closes, then the
 * attempt. Read again afterwards: it may have ended, or been reset, meanwhile.
 */
export async function heldAttempt(tx: Tx, id: string) {
  const place = await tx.testAttempt.findUnique({ where: { id }, select: { classId: true } });
  if (!place) return null;
  await lockRows(tx, 'pinned_modules', 'class_id', place.classId, 'SHARE');
  await lockRows(tx, 'test_attempts', 'id', id);
  return tx.testAttempt.findFirst({
    where: { id, archivedAt: null },
    include: { release: { select: { versionId: true, limitMinutes: true, beginUntil: true } } },
  });
}

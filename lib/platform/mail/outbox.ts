import { db, type Tx } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { DrawnMail } from './draw-mail';
import type { Outcome } from './smtp-outcome';

/** What becomes of a mail, as far as one attempt knows. */
export type Settled =
  | Outcome
  | { result: 'suppressed' | 'failed'; reason: string }
  | { result: 'held' | 'uncertain'; reason: null };

/** In these the secrets are of no use any more; the others may yet be sent. */
const final: readonly Settled['result'][] = ['sent', 'bounced', 'suppressed'];

/** Takes the mail for one attempt, or learns that another has it. Committed before the content leaves. */
export async function claimMail(id: string, attemptId: string, now: Date): Promise<boolean> {
  const { count } = await db().mail.updateMany({
    where: { id, state: 'queued' },
    data: { state: 'sending', attemptId, stateAt: now },
  });
  return count === 1;
}

/** Keeps what administrators may see of it. */
export async function keepDrawn(id: string, drawn: DrawnMail): Promise<void> {
  await db().mail.update({ where: { id }, data: { ...drawn, attempts: { increment: 1 } }, select: { id: true } });
}

/**
 * Writes what became of the mail. An attempt that held it is believed as long as no other took it over, even when it was
 * given up for lost meanwhile; one that never held it, only while it waits.
 */
export function settleMail(id: string, attemptId: string | null, settled: Settled, now: Date): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const mine: Prisma.MailWhereInput = attemptId
      ? { attemptId, state: { in: ['sending', 'uncertain'] } }
      : { state: 'queued' };
    const { count } = await tx.mail.updateMany({
      where: { id, ...mine },
      data: {
        state: settled.result === 'again' ? 'queued' : settled.result,
        stateAt: now,
        reason: settled.reason,
        ...(settled.result === 'again' && { attemptId: null }),
        ...(final.includes(settled.result) && { secrets: Prisma.DbNull }),
      },
    });
    if (count === 1 && settled.result === 'bounced' && settled.nobodyThere) await suppress(tx, id, settled.reason);
    return count === 1;
  });
}

async function suppress(tx: Tx, id: string, reason: string): Promise<void> {
  const { toAddress } = await tx.mail.findUniqueOrThrow({ where: { id }, select: { toAddress: true } });
  const address = toAddress.toLowerCase();
  await tx.mailSuppression.upsert({ where: { address }, create: { address, reason }, update: {} });
}

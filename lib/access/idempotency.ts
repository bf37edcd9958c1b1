import { createHash } from 'node:crypto';
import { db, type Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { fail } from '@/lib/platform/errors/failures';
import { keyed } from './rate-limit';

export type IdempotencyKey = {
  accountId: string;
  key: string;
  /**
   * What the same key must come with again: where it waited in a browser, the words that were sent. What a later version
   * reads in them, a field more or in another place, is no other request.
   */
  sent?: unknown;
};

type Claim =
  | { replayed: true; reply: unknown }
  | {
      replayed: false;
      keep: (reply: unknown) => Promise<void>;
      /** A refusal keeps nothing, whatever else of it stays. */
      release: () => Promise<void>;
    };

/**
 * Claims the key inside the command's transaction. A second request with the same key waits here until the first one
 * has ended, then receives its reply; the same key with another input is refused.
 */
export async function claimKey(
  tx: Tx,
  { accountId, key, sent }: IdempotencyKey,
  command: string,
  input: unknown,
): Promise<Claim> {
  const inputHash = hashOf(sent ?? input);
  const inserted = await tx.$executeRaw`
    INSERT INTO idempotency_records (account_id, key, command, input_hash, waited)
    VALUES (${accountId}::uuid, ${key}, ${command}, ${inputHash}, ${sent !== undefined}) ON CONFLICT DO NOTHING`;
  const where = { accountId_key: { accountId, key } };
  if (inserted === 0) {
    const stored = await tx.idempotencyRecord.findUniqueOrThrow({ where });
    if (stored.command !== command || stored.inputHash !== inputHash) fail('request.key-reused');
    return { replayed: true, reply: stored.reply };
  }
  return {
    replayed: false,
    async keep(reply) {
      await tx.idempotencyRecord.update({
        where,
        data: { reply: reply as Prisma.InputJsonValue },
        select: { key: true },
      });
    },
    async release() {
      await tx.idempotencyRecord.delete({ where, select: { key: true } });
    },
  };
}

/** The reply of a request that was carried out before, where the very same comes again. */
export async function storedReply(
  { accountId, key, sent }: IdempotencyKey,
  command: string,
  input: unknown,
): Promise<{ reply: unknown } | undefined> {
  const stored = await db().idempotencyRecord.findUnique({ where: { accountId_key: { accountId, key } } });
  const isSame = stored?.command === command && stored.inputHash === hashOf(sent ?? input);
  return isSame ? { reply: stored.reply } : undefined;
}

/** Keyed: what was sent may be a name or an answer that somebody who holds a backup could guess. */
function hashOf(sent: unknown): string {
  return keyed(`idempotency|${JSON.stringify(sent, fileAsHash)}`);
}

type Told = { at: readonly string[]; ids: readonly string[] };

/**
 * A part of what takes rows away: of those whose id stands at this place of a reply no copy is kept for being told again.
 * A request that comes late is refused from now on, instead of carried out anew.
 */
export async function forgetReplies(tx: Tx, accountId: string, { at, ids }: Told): Promise<void> {
  await tx.$executeRaw`
    UPDATE idempotency_records SET command = '', reply = NULL
     WHERE account_id = ${accountId}::uuid AND reply #>> ${[...at]}::text[] = ANY(${[...ids]}::text[])`;
}

function fileAsHash(_: string, value: unknown): unknown {
  return value instanceof Uint8Array ? createHash('sha256').update(value).digest('base64url') : value;
}

import { randomUUID } from 'node:crypto';
import { db } from '@/lib/platform/db/client';

/** A rendering error that a browser told of, of a cause of its own: the cause's id. */
export async function toldError(createdAt = new Date()): Promise<string> {
  const fingerprint = randomUUID().replaceAll('-', '').slice(0, 22);
  await db().clientError.create({
    data: { fingerprint, message: `broken ${fingerprint}`, info: 'at Panel', createdAt },
  });
  return fingerprint;
}

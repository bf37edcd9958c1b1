import { createHash } from 'node:crypto';
import type { Tx } from '@/lib/platform/db/client';
import { lockRows } from '@/lib/platform/db/lock';
import { refuseUnless } from '@/lib/platform/errors/failures';

/** From a state's first appearance to the session that it may open. */
const openMs = 10 * 60_000;

function hash(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}

type Claim = { state: string; proof: string; now: Date };

/** The first who brings a state fixes the proof that it goes with: nobody brings it again with another, or later. */
export async function showState(tx: Tx, { state, proof, now }: Claim): Promise<void> {
  const row = { hash: hash(state), proofHash: hash(proof), createdAt: now };
  await tx.ssoState.createMany({ data: [row], skipDuplicates: true });
  await lockRows(tx, 'sso_states', 'hash', row.hash);
  const held = await tx.ssoState.findUniqueOrThrow({ where: { hash: row.hash } });
  const isOpen = held.usedAt === null && now.getTime() - held.createdAt.getTime() < openMs;
  refuseUnless(isOpen && held.proofHash === row.proofHash, 'sso.refused');
}

/** A state opens one session, whichever instance is asked. */
export async function spendState(tx: Tx, claim: Claim): Promise<void> {
  await showState(tx, claim);
  await tx.ssoState.update({ where: { hash: hash(claim.state) }, data: { usedAt: claim.now }, select: { hash: true } });
}

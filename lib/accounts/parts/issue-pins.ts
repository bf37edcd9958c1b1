import type { Tx } from '@/lib/platform/db/client';

type Pin = { accountId: string; pinHash: string };
type Issue = { pins: readonly Pin[]; setById: string; now: Date };

/** A part of printing: these PINs are good from now on, and those that the same pupils had before no longer. */
export async function issuePins(tx: Tx, { pins, setById, now }: Issue): Promise<void> {
  await tx.pupilPin.deleteMany({ where: { accountId: { in: pins.map(({ accountId }) => accountId) } } });
  await tx.pupilPin.createMany({ data: pins.map((pin) => ({ ...pin, setById, setAt: now })) });
}

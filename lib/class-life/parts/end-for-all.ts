import { endClass } from '@/lib/classes/parts/end-class';
import type { Tx } from '@/lib/platform/db/client';
import { endDevices } from '@/lib/shared-devices/parts/end-devices';

type End = Parameters<typeof endClass>[1];

/** Whatever ends a class ends what its pupils share for it. */
export async function endForAll(tx: Tx, end: End): Promise<void> {
  await endClass(tx, end);
  await endDevices(tx, end.id, end.now);
}

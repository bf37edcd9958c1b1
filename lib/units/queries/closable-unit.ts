import type { Tx } from '@/lib/platform/db/client';
import { pinnedFields, toPinnedModule } from '@/lib/points/queries/pinned-module';
import { type Unit, units } from '@/lib/points/rules/facts';
import { blockersOf } from '../rules/unit-standing';
import { unitFacts } from './unit-facts';

/** The first open unit before this one, where nothing forbids closing it. Mostly there is none, and one statement says so. */
export async function closableUnit(
  tx: Tx,
  { classId, before }: { classId: string; before: Unit | null },
): Promise<Unit | null> {
  const earlier = units.filter((unit) => before && unit < before);
  if (earlier.length === 0) return null;
  const closed = await tx.unitClosing.findMany({ where: { classId }, select: { unit: true } });
  const open = earlier.find((unit) => !closed.some((closing) => closing.unit === unit));
  const pinned = open && (await tx.pinnedModule.findUnique({ where: { classId }, select: pinnedFields }));
  if (!pinned) return null;
  return blockersOf(toPinnedModule(pinned), open, await unitFacts(tx, classId)).length === 0 ? open : null;
}
